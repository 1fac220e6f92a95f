import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { PROJECT_ROOT } from './settings.ts';

/** The built page. It is built anew where its sources changed. */
export function webAssets(): ISource {
  return Source.asset(join(PROJECT_ROOT, 'web'), {
    exclude: ['dist'],
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('scratch'),
      local: {
        tryBundle(outputDir) {
          const build = ['--import', 'tsx', '-e', "import('./web/build.ts').then((web) => web.buildWeb())"];
          const { status } = spawnSync(process.execPath, build, {
            cwd: PROJECT_ROOT,
            stdio: ['ignore', 'ignore', 'inherit'],
          });
          if (status !== 0) throw new Error('the web page could not be built; try `npm run build:web`');
          cpSync(join(PROJECT_ROOT, 'web', 'dist'), outputDir, { recursive: true });
          return true;
        },
      },
    },
  });
}
