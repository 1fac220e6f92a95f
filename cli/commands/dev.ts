import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseContract } from '../../core/contracts/index.ts';
import { messageOf, SwarmError } from '../../core/errors.ts';
import { type Script, ScriptSchema } from '../../core/models/script.ts';
import { WIRE_PROVIDERS } from '../dev/model-server/environment.ts';
import { type ModelServer, type RecordedCall, startModelServer } from '../dev/model-server/server.ts';
import { print } from '../output/print.ts';
import type { RegisterCommand } from './index.ts';

interface ModelServerOptions {
  readonly script: string;
  readonly port?: string;
}

/** `swarm dev model-server` */
export const devCommand: RegisterCommand = (program) => {
  const dev = program.command('dev').description('tools for working on the swarm itself');
  dev
    .command('model-server')
    .description(
      'answer as a model from a script, behind the protocols of Gemini, Anthropic, OpenAI and Bedrock, on loopback',
    )
    .requiredOption('--script <file>', 'YAML or JSON with the answers')
    .option('--port <number>', 'the port to listen on, a free one without it')
    .action(serve);
};

async function serve(options: ModelServerOptions): Promise<void> {
  const script = readScript(options.script);
  const server = await listen(script, portOf(options.port));
  print(`The model server listens on ${server.url}. Use it by the variables of one provider:`);
  for (const provider of WIRE_PROVIDERS) {
    print();
    print(`# ${provider}`);
    for (const [name, value] of Object.entries(server.environment(provider))) print(`export ${name}=${value}`);
  }
  print();
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
}

function readScript(path: string): Script {
  let value: unknown;
  try {
    value = parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new SwarmError('UsageError', `${path} cannot be read: ${messageOf(cause)}`, { cause });
  }
  return parseContract(ScriptSchema, value, path, 'UsageError');
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new SwarmError('UsageError', '--port must be a number up to 65535');
  return port;
}

async function listen(script: Script, port: number | undefined): Promise<ModelServer> {
  try {
    return await startModelServer(script, { port, onCall: (call) => print(callLine(call)) });
  } catch (cause) {
    throw new SwarmError('UsageError', `the server cannot listen: ${messageOf(cause)}`, { cause });
  }
}

/** One line a call: who asked, the place in the script, what came of it. */
function callLine({ protocol, model, agent, scenario, ordinal, status }: RecordedCall): string {
  const place = scenario === undefined ? 'no scenario fits' : `scenario ${scenario}, call ${ordinal}`;
  return `${protocol} ${model}: ${agent ?? 'any'}, ${place}: ${status ?? 'no answer'}`;
}
