import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { ROOT } from '../../support/paths.ts';

const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');

/** How to start the browser. */
export interface Chromium {
  readonly executablePath: string;
  /** Variables that the machine needs for it, beside those there are. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Unpacks the Chromium of the npm package once, into `.cache`. Libraries and fonts of the
 * package are used only where the machine has none of its own.
 */
export async function chromiumBinary(): Promise<Chromium> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')));
  const folder = join(ROOT, '.cache/chromium', version);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) {
    mkdirSync(folder, { recursive: true });
    await unpackTar('al2023.tar.br', folder);
    await unpackTar('fonts.tar.br', folder);
    const part = `${executablePath}.${process.pid}`;
    await unpack('chromium.br', part);
    chmodSync(part, 0o755);
    // Last and at once: whoever finds the file finds all of it.
    renameSync(part, executablePath);
  }
  const env: Record<string, string> = {};
  if (execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found')) {
    env.LD_LIBRARY_PATH = join(folder, 'lib');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) {
    const fonts = join(folder, 'own-fonts.conf');
    writeFileSync(
      fonts,
      `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${folder}</cachedir></fontconfig>
`,
    );
    env.FONTCONFIG_FILE = fonts;
  }
  return { executablePath, env };
}

function unpack(name: string, target: string): Promise<void> {
  return pipeline(createReadStream(join(PACKAGE, 'bin', name)), createBrotliDecompress(), createWriteStream(target));
}

async function unpackTar(name: string, folder: string): Promise<void> {
  const tar = join(folder, `${name}.${process.pid}.tar`);
  await unpack(name, tar);
  execFileSync('tar', ['-xf', tar, '-C', folder]);
  rmSync(tar);
}
