import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { PROJECT_ROOT } from './settings.ts';

/** What a function reads at run time: the place beside its code, and the place in the checkout. */
export type FunctionFiles = Readonly<Record<string, string>>;

/**
 * A handler of functions/ as one file with all it imports, the SDK too: what runs is what
 * was tested, on every platform. What it reads at run time stands beside it.
 */
export function functionCode(name: string, files: FunctionFiles): Code {
  const folder = join(PROJECT_ROOT, 'functions', name);
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
          for (const [to, from] of Object.entries(files)) {
            cpSync(join(PROJECT_ROOT, from), join(outputDir, to), { recursive: true });
          }
          return true;
        },
      },
    },
  });
}
