// Installs whatever is missing: npm packages, the virtual environment with the locked
// Python tools, and the link to the command. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PYTHON_MINIMUM = [3, 10];

function fail(message) {
  console.error(`setup: ${message}`);
  process.exit(3);
}

function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) fail(`\`${command} ${args.join(' ')}\` failed`);
}

/** Runs `install` unless it ran before with the same lock files. */
function once(name, locks, present, install) {
  const marker = join(root, '.cache', `${name}.installed`);
  const hash = createHash('sha256');
  for (const lock of locks) hash.update(readFileSync(join(root, lock)));
  const wanted = hash.digest('hex');
  if (existsSync(marker) && existsSync(join(root, present)) && readFileSync(marker, 'utf8') === wanted) return;
  install();
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
}

function findPython() {
  for (const name of ['python3', 'python', 'python3.13', 'python3.12', 'python3.11', 'python3.10']) {
    const done = spawnSync(name, ['-c', 'import sys; print(*sys.version_info[:2])'], { encoding: 'utf8' });
    const [major, minor] = (done.stdout ?? '').trim().split(' ').map(Number);
    if (major === PYTHON_MINIMUM[0] && minor >= PYTHON_MINIMUM[1]) return name;
  }
  return fail('Python 3.10 or newer was not found on PATH. Install it and run this again.');
}

function createEnvironment() {
  const venv = join(root, '.venv');
  rmSync(venv, { recursive: true, force: true });
  const made = spawnSync(findPython(), ['-m', 'venv', venv], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (made.status !== 0)
    fail('the virtual environment could not be made. On Debian and Ubuntu: apt install python3-venv');
  const lock = join(root, 'layers/python-tools/requirements-dev.lock');
  run(join(venv, 'bin/python'), [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--require-hashes',
    '-r',
    lock,
  ]);
}

if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed; this is ${process.version}`);

once('npm', ['package-lock.json'], 'node_modules/tsx', () => {
  console.error('setup: installing npm packages');
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
});
once('python', ['layers/python-tools/requirements-dev.lock'], '.venv/bin/ministack', () => {
  console.error('setup: installing the Python tools into .venv');
  createEnvironment();
});
// Each child of a run starts its own interpreter: without byte code every one of them compiles the engine anew.
run(join(root, '.venv/bin/python'), ['-m', 'compileall', '-q', join(root, 'layers/python-tools/swarm_tools')]);
const link = join(root, 'node_modules/.bin/swarm');
if (!existsSync(link)) symlinkSync('../../bin/swarm.mjs', link);
