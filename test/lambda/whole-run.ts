/**
 * A whole run of a sample, by the very definition of the machine and the agents' own code; the
 * workbench is at an address. `whole-run.ts <address> <sample>` prints how it ended, as JSON.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { audit } from '../../core/agents/auditor.ts';
import type { AgentContext, RunRef } from '../../core/agents/context.ts';
import { takeIn } from '../../core/agents/intake.ts';
import { judge } from '../../core/agents/judge.ts';
import { takeKillers } from '../../core/agents/proof/take-killers.ts';
import { weighMutants } from '../../core/agents/proof/weigh-mutants.ts';
import { publish } from '../../core/agents/publisher.ts';
import { weighFindings } from '../../core/agents/security-verdict.ts';
import { loadConfig } from '../../core/config/load.ts';
import { runKeys } from '../../core/store/keys.ts';
import { MemoryStore } from '../../core/store/memory-store.ts';
import { readTree } from '../../core/workspace/read-tree.ts';
import { loopDefinition } from '../../lib/workflows/loop-definition.ts';
import type { CalledAgents } from '../../lib/workflows/machines.ts';
import { Execution } from '../support/asl.ts';
import { testAccess } from '../support/model-access.ts';
import { ROOT } from '../support/paths.ts';

const [workbench = '', sample = ''] = process.argv.slice(2);

/** A store whose addresses lead to it, on loopback. */
class ServedStore extends MemoryStore {
  address = '';

  override presignGet = async (key: string) => `${this.address}/${encodeURI(key)}`;
  override presignPut = async (key: string) => `${this.address}/${encodeURI(key)}`;
}

const store = new ServedStore();
const server = createServer(async (request, response) => {
  const key = decodeURI((request.url ?? '/').slice(1));
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (request.method === 'PUT') await store.put(key, Buffer.concat(parts));
  const found = await store.get(key);
  response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found?.body : '');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
store.address = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

const context: AgentContext = { store, config: loadConfig(join(ROOT, 'config')), now: () => new Date() };
const noModel = testAccess(() => {
  throw new Error('no model is asked');
}, {});
const run: RunRef = { run_id: 'whole-run', owner: 'local' };
const request = { source: { sample }, tiers: ['builtin'] };
const reader = {
  readZip: async () => new Uint8Array(),
  readSample: async (name: string) => readTree(join(ROOT, 'examples', name, 'project')),
};
const ofARound = { validate: judge, security: weighFindings, weigh_mutants: weighMutants, take_killers: takeKillers };
const levels = new Set<string>();
const refused: string[] = [];

async function call(name: string, payload: unknown): Promise<unknown> {
  const event = payload as { phase: keyof typeof ofARound; round: number; error?: { name: string; message: string } };
  if (name === 'intake') {
    const available = (tier: { kind: string }) => (tier.kind === 'builtin' ? undefined : 'not asked for');
    return takeIn(context, reader, available, { run_id: run.run_id, request });
  }
  if (name === 'auditor') return audit(context, run);
  if (name === 'judge') return ofARound[event.phase](context, run, event.round, noModel);
  if (name === 'publish') return publish(context, { run, ...(event.error ? { error: event.error } : {}) });
  const answer = await fetch(workbench, { method: 'POST', body: JSON.stringify(payload) });
  const result = (await answer.json()) as { ok: boolean; isolation: string; step: string; error?: unknown };
  if (!answer.ok) throw new Error(`the workbench failed: ${JSON.stringify(result)}`);
  levels.add(result.isolation);
  if (!result.ok) refused.push(`${result.step}: ${JSON.stringify(result.error)}`);
  return result;
}

const names = ['intake', 'auditor', 'fixer', 'judge', 'forge', 'build', 'publish'];
const agents = Object.fromEntries(names.map((name) => [name, { functionArn: name }])) as unknown as CalledAgents;
const execution = { Execution: { Name: run.run_id, Input: request, StartTime: new Date().toISOString() } };
const definition = loopDefinition(agents, {
  workbench: { functionArn: 'workbench' },
  resolver: { functionArn: 'resolver' },
}) as Parameters<Execution['run']>[0];
const end = await new Execution(call, execution).run(definition, request);
server.close();
server.closeAllConnections();
const keys = runKeys(run.owner, run.run_id);
const result = await store.get(keys.resultZip);
const summary = JSON.parse(new TextDecoder().decode((await store.get(keys.summary))?.body)) as Record<string, unknown>;
console.log(
  JSON.stringify({
    end,
    status: summary.status,
    stop_reason: summary.stop_reason,
    stop_detail: summary.stop_detail,
    levels: [...levels],
    refused,
    sha256: result ? createHash('sha256').update(result.body).digest('hex') : null,
  }),
);
