import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPythonLayer, localLayer, stageWorkbenchCode } from '../../lib/python-layer-build.ts';
import { PROJECT_ROOT } from '../../lib/settings.ts';

/** AWS's runtime client, as its lock says, in a folder of its own. */
function runtimeClient(): string {
  const lock = join(PROJECT_ROOT, 'test/lambda/requirements.lock');
  const folder = join(
    PROJECT_ROOT,
    '.cache/lambda',
    createHash('sha256').update(readFileSync(lock)).digest('hex').slice(0, 16),
  );
  if (existsSync(folder)) return folder;
  const work = `${folder}.${process.pid}`;
  const bin = join(PROJECT_ROOT, '.venv/bin');
  const options = ['--require-hashes', '--no-deps', '--quiet', '--link-mode', 'copy', '--target', work];
  execFileSync(join(bin, 'uv'), ['pip', 'install', '--python', join(bin, 'python'), ...options, '-r', lock], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(work, folder);
  return folder;
}

/** The workbench's code as it is deployed. */
function code(): string {
  const folder = join(PROJECT_ROOT, '.cache/lambda', 'code');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  stageWorkbenchCode(folder, localLayer());
  return folder;
}

console.log(JSON.stringify({ code: code(), layer: buildPythonLayer(localLayer()), runtime: runtimeClient() }));
