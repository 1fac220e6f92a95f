import type { Command } from 'commander';
import { SwarmError } from '../../core/errors.ts';
import { buildWeb } from '../../web/build.ts';
import { wantsAws } from '../connection.ts';
import { passIndexSettings } from '../local/index-settings.ts';
import { ensureLocalCloud } from '../local/local-cloud.ts';
import { passModelSettings } from '../local/model-settings.ts';
import { CHECKOUT } from '../local/paths.ts';
import { print, say } from '../output/print.ts';
import { startUi } from '../ui/server.ts';
import type { RegisterCommand } from './index.ts';
import { integer } from './request-options.ts';

/** `swarm ui` */
export const uiCommand: RegisterCommand = (program) => {
  program
    .command('ui')
    .description('serve the web page for the local cloud, on loopback, until Ctrl-C')
    .option('--port <number>', 'the port to listen on, a free one without it', integer(1, 65_535))
    .action(async (options: { port?: number }, self: Command) => {
      if (wantsAws(self.optsWithGlobals())) {
        throw new SwarmError('UsageError', 'the page of a stack in AWS is served by it: its output PageUrl says where');
      }
      const connection = await ensureLocalCloud(say);
      await passModelSettings(connection);
      await passIndexSettings(connection);
      const server = await startUi(connection, await buildWeb(CHECKOUT), options.port ?? 0);
      print(`The page is at ${server.url}`);
      print(`Access code: ${server.code}`);
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      });
      await server.close();
    });
};
