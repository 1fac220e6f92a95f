import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { ArchiveLimits } from '../config/policies.ts';
import { messageOf, SwarmError } from '../errors.ts';
import { crc32 } from './crc32.ts';
import type { FileTree, ProjectFile } from './file-tree.ts';
import { NameRegister } from './name-register.ts';
import { safePath } from './safe-path.ts';

/** Members below this size may be as compressible as they like; the total is bounded anyway. */
const RATIO_FREE_BYTES = 64 * 1024;

const S_IFMT = 0o170000;
const S_IFREG = 0o100000;
const S_IFDIR = 0o040000;
const MADE_BY_UNIX = 3;

const openBuffer = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/**
 * Unpacks a zip that nobody vouches for. Sizes are counted on the bytes as they come
 * out, so a header that lies gains nothing. Throws `InvalidArchive` with the member
 * and the rule it breaks; nothing of a refused zip is returned.
 */
export async function unzip(packed: Uint8Array, limits: ArchiveLimits): Promise<FileTree> {
  if (packed.byteLength > limits.packed_bytes) {
    throw refused(`the zip holds ${packed.byteLength} bytes; at most ${limits.packed_bytes} are taken`);
  }
  const zip = await open(packed);
  const tree = new Map<string, ProjectFile>();
  const names = new NameRegister();
  let members = 0;
  let unpacked = 0;
  const totalLimit = Math.min(limits.unpacked_bytes, Math.max(packed.byteLength * limits.ratio, RATIO_FREE_BYTES));
  for await (const entry of entries(zip)) {
    members += 1;
    if (members > limits.members) throw refused(`more than ${limits.members} members`);
    const member = describe(entry, names);
    if (member.directory) continue;
    const ratioLimit = Math.max(entry.compressedSize * limits.ratio, RATIO_FREE_BYTES);
    const bytes = await read(zip, entry, Math.min(totalLimit - unpacked, ratioLimit), member.path);
    unpacked += bytes.byteLength;
    tree.set(member.path, { bytes, executable: member.executable });
  }
  return tree;
}

/** Names come from the zip and may be long: the message holds what fits. */
const MESSAGE_LIMIT = 500;

/**
 * Unpacks a zip of our own making: its files were bounded when they came in, however well
 * they pack. The Judge may have added a test to each, so it may hold twice as many.
 */
export function unzipStored(packed: Uint8Array, limits: ArchiveLimits): Promise<FileTree> {
  return unzip(packed, {
    ...limits,
    packed_bytes: 2 * limits.unpacked_bytes,
    members: 2 * limits.members,
    ratio: Number.MAX_SAFE_INTEGER,
  });
}

function refused(why: string, cause?: unknown): SwarmError {
  return new SwarmError('InvalidArchive', `zip refused: ${why.slice(0, MESSAGE_LIMIT)}`, { cause });
}

async function open(packed: Uint8Array): Promise<ZipFile> {
  try {
    const buffer = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
    return await openBuffer(buffer, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true });
  } catch (cause) {
    throw refused(`it cannot be read (${messageOf(cause)})`, cause);
  }
}

/** The members in the order of the central directory. */
async function* entries(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      const settle = (action: () => void) => {
        zip.removeAllListeners();
        action();
      };
      zip.once('entry', (next: Entry) => settle(() => resolve(next)));
      zip.once('end', () => settle(() => resolve(undefined)));
      zip.once('error', (cause: Error) => settle(() => reject(refused(messageOf(cause), cause))));
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}

/** What a member is; its name is checked and taken into the register. */
function describe(entry: Entry, names: NameRegister): { path: string; directory: boolean; executable: boolean } {
  const shown = JSON.stringify(entry.fileName.slice(0, 200));
  if (entry.generalPurposeBitFlag & 0x1) throw refused(`member ${shown} is encrypted`);
  const directory = entry.fileName.endsWith('/');
  const mode = entry.versionMadeBy >>> 8 === MADE_BY_UNIX ? entry.externalFileAttributes >>> 16 : 0;
  const kind = mode & S_IFMT;
  if (kind !== 0 && kind !== S_IFREG && kind !== S_IFDIR) {
    throw refused(`member ${shown} is a link or a device, not a file`);
  }
  try {
    const path = safePath(directory ? entry.fileName.replace(/\/$/, '') : entry.fileName);
    names.add(path, directory);
    return { path, directory, executable: !directory && (mode & 0o111) !== 0 };
  } catch (cause) {
    throw refused(messageOf(cause), cause);
  }
}

/** Inflates one member, stopping at the first byte too many. */
async function read(zip: ZipFile, entry: Entry, limit: number, path: string): Promise<Uint8Array> {
  const openStream = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const chunks: Buffer[] = [];
  let size = 0;
  let checksum = 0;
  try {
    for await (const chunk of await openStream(entry)) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.byteLength;
      if (size > limit) throw refused(`member ${JSON.stringify(path)} unpacks to more than is allowed`);
      checksum = crc32(bytes, checksum);
      chunks.push(bytes);
    }
    if (checksum !== entry.crc32) throw refused(`member ${JSON.stringify(path)} does not fit its checksum`);
  } catch (cause) {
    if (cause instanceof SwarmError) throw cause;
    throw refused(`member ${JSON.stringify(path)} cannot be unpacked (${messageOf(cause)})`, cause);
  }
  return Buffer.concat(chunks);
}
