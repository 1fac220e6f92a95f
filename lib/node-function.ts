import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType, DockerImage, Duration } from 'aws-cdk-lib';
import {
  Architecture,
  Code,
  type FunctionProps,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import { KEPT, KeptLog } from './kept-log.ts';
import { PROJECT_ROOT } from './settings.ts';

/** What is read at run time, beside the code: files and folders of the checkout. */
export type Assets =
  | 'config'
  | 'prompts'
  | 'examples'
  | 'node_modules/mutation-testing-elements/dist/mutation-test-elements.js'
  | 'node_modules/swagger-ui-dist/swagger-ui.css'
  | 'node_modules/swagger-ui-dist/swagger-ui-bundle.js';

export interface NodeFunctionProps extends Pick<FunctionProps, 'onFailure' | 'maxEventAge' | 'retryAttempts'> {
  /** Folder below functions/ that holds handler.ts. */
  readonly name: string;
  readonly description: string;
  readonly environment: Readonly<Record<string, string>>;
  /** @default 1 minute */
  readonly timeout?: Duration;
  /** Memory in MB. @default 1024 */
  readonly memorySize?: number;
  /** Files and folders of the checkout that it reads. @default none */
  readonly assets?: readonly Assets[];
}

/** A TypeScript function, traced, with a log of its own that is kept for a month. */
export class NodeFunction extends LambdaFunction {
  constructor(scope: Construct, props: NodeFunctionProps) {
    const { name, assets = [], environment, timeout, memorySize, ...more } = props;
    super(scope, 'Function', {
      ...more,
      code: bundle(join(PROJECT_ROOT, 'functions', name), assets),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_22_X,
      architecture: Architecture.X86_64,
      timeout: timeout ?? Duration.minutes(1),
      memorySize: memorySize ?? 1024,
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup: new KeptLog(scope, 'Log'),
      environment,
      currentVersionOptions: { removalPolicy: KEPT },
    });
  }
}

/**
 * One file with all it imports, the SDK too: what runs is what was tested, on every
 * platform. What it reads at run time stands beside it.
 */
function bundle(folder: string, assets: readonly Assets[]): Code {
  return Code.fromAsset(folder, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('scratch'),
      local: {
        tryBundle(outputDir) {
          buildSync({
            entryPoints: [join(folder, 'handler.ts')],
            outfile: join(outputDir, 'index.js'),
            bundle: true,
            platform: 'node',
            target: 'node20',
            format: 'cjs',
            minifySyntax: true,
            minifyWhitespace: true,
            logLevel: 'warning',
          });
          // Whatever package.json lies above where the bundle is unpacked, it is CommonJS.
          writeFileSync(join(outputDir, 'package.json'), '{"type":"commonjs"}\n');
          for (const path of assets) cpSync(join(PROJECT_ROOT, path), join(outputDir, path), { recursive: true });
          return true;
        },
      },
    },
  });
}
