import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { InvokeCommand } from '@aws-sdk/client-lambda';
import { messageOf } from '../../core/errors.ts';
import type { Connection } from '../connection.ts';
import { findLocalCloud } from '../local/local-cloud.ts';
import { CHECKOUT, VENV_PYTHON } from '../local/paths.ts';
import { knownPythons } from '../local/pythons.ts';

/** One thing that was looked at. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  /** Whether a run needs it. */
  readonly needed: boolean;
}

/** What this machine has for a run. */
export async function machineChecks(): Promise<Check[]> {
  return [
    nodeCheck(),
    await pythonCheck(),
    ...(existsSync(VENV_PYTHON) ? otherPythons() : []),
    ...(await cloudChecks()),
    samplesCheck(),
  ];
}

function nodeCheck(): Check {
  const ok = Number(process.versions.node.split('.')[0]) >= 20;
  return { name: 'Node', ok, detail: `${process.version}${ok ? '' : '; 20 or newer is needed'}`, needed: true };
}

async function pythonCheck(): Promise<Check> {
  const code =
    'import sys, pylint, pytest, ministack; print("%d.%d.%d, pylint %s" % (*sys.version_info[:3], pylint.__version__))';
  try {
    const { stdout } = await promisify(execFile)(VENV_PYTHON, ['-I', '-c', code]);
    return { name: 'Python tools', ok: true, detail: stdout.trim(), needed: true };
  } catch (error) {
    const why = existsSync(VENV_PYTHON) ? messageOf(error).split('\n')[0] : 'no .venv';
    return { name: 'Python tools', ok: false, detail: `${why}; run \`node bin/setup.mjs\``, needed: true };
  }
}

/** Interpreters that runs may use, or could. */
function otherPythons(): Check[] {
  return knownPythons().map(({ version, release, python, allowed }) => ({
    name: `Python ${version}`,
    ok: allowed,
    detail: `${release}, ${python}; ${allowed ? 'runs may use it' : `\`swarm local up --pythons ${version}\` lets runs use it`}`,
    needed: false,
  }));
}

async function cloudChecks(): Promise<Check[]> {
  const connection = await findLocalCloud();
  if (!connection) return [{ name: 'Local cloud', ok: false, detail: 'not running; a run starts it', needed: false }];
  return [
    { name: 'Local cloud', ok: true, detail: connection.endpoint ?? '', needed: false },
    await workbenchCheck(connection),
  ];
}

/** Calls the workbench with an order it must refuse: an answer as data shows that it lives. */
async function workbenchCheck(connection: Connection): Promise<Check> {
  try {
    const answer = await connection.lambda.send(
      new InvokeCommand({ FunctionName: connection.outputs.workbenchName, Payload: '{}', TenantId: 'doctor' }),
    );
    const text = new TextDecoder().decode(answer.Payload);
    const alive = answer.FunctionError === undefined && text.includes('"ok"');
    return { name: 'Workbench', ok: alive, detail: alive ? 'answers' : `answered ${text.slice(0, 200)}`, needed: true };
  } catch (error) {
    return { name: 'Workbench', ok: false, detail: messageOf(error), needed: true };
  }
}

function samplesCheck(): Check {
  const names = readdirSync(join(CHECKOUT, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    name: 'Samples',
    ok: true,
    detail: names
      .map((entry) => entry.name)
      .sort()
      .join(', '),
    needed: false,
  };
}
