import type { Command } from 'commander';
import { DEFAULT_STACK_NAME } from '../lib/outputs.ts';
import { awsClients, type Connection, connect, type TargetOptions, wantsAws } from './connection.ts';
import { passIndexSettings } from './local/index-settings.ts';
import { ensureLocalCloud } from './local/local-cloud.ts';
import { passModelSettings } from './local/model-settings.ts';
import { say } from './output/print.ts';

/** The stack that a command speaks to; the local cloud is started when it is needed. */
export async function openTarget(command: Command, quiet = false): Promise<Connection> {
  const options: TargetOptions = command.optsWithGlobals();
  if (!wantsAws(options)) {
    const connection = await ensureLocalCloud(quiet ? () => {} : say);
    await passModelSettings(connection);
    await passIndexSettings(connection);
    return connection;
  }
  return connect(await awsClients(options), options.stack ?? DEFAULT_STACK_NAME);
}
