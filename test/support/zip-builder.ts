import { crc32, deflateRawSync } from 'node:zlib';

/** One member as it is written, honest or not. */
export interface Member {
  readonly name: string | Uint8Array;
  readonly data?: string | Uint8Array;
  /** 0 stored, 8 deflate. @default 8 */
  readonly method?: number;
  /** File mode of Unix, in the upper half of the external attributes. @default a regular file */
  readonly mode?: number;
  /** General purpose bits. @default UTF-8 names */
  readonly flags?: number;
  /** Who made it: 3 is Unix, 0 is MS-DOS. @default 3 */
  readonly madeBy?: number;
  /** Figures that the headers give instead of the true ones. */
  readonly lie?: { readonly packed?: number; readonly unpacked?: number; readonly crc?: number };
  /** Extra field of the central directory. */
  readonly extra?: Uint8Array;
  /** Name of the local header, where it differs. */
  readonly localName?: string;
}

/** Figures of the end record that may lie. */
export interface EndRecord {
  readonly members?: number;
  readonly size?: number;
  readonly offset?: number;
  readonly comment?: string;
}

const UTF8_NAMES = 0x0800;
export const MODES = {
  file: 0o100644,
  executable: 0o100755,
  folder: 0o040755,
  symlink: 0o120777,
  characterDevice: 0o020666,
  blockDevice: 0o060666,
  fifo: 0o010666,
  socket: 0o140777,
} as const;

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value & 0xffff);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

function bytesOf(value: string | Uint8Array): Buffer {
  return typeof value === 'string' ? Buffer.from(value, 'utf8') : Buffer.from(value);
}

/** A zip, written byte by byte, so that it may hold what no honest tool would write. */
export function buildZip(members: readonly Member[], end: EndRecord = {}): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const name = bytesOf(member.name);
    const localName = member.localName === undefined ? name : bytesOf(member.localName);
    const data = bytesOf(member.data ?? '');
    const method = member.method ?? 8;
    const packed = method === 8 ? deflateRawSync(data) : data;
    const flags = member.flags ?? UTF8_NAMES;
    const extra = member.extra ?? Buffer.alloc(0);
    const mode = member.mode ?? MODES.file;
    const figures = Buffer.concat([
      u16(flags),
      u16(method),
      u32(0x00210000),
      u32(member.lie?.crc ?? crc32(data)),
      u32(member.lie?.packed ?? packed.length),
      u32(member.lie?.unpacked ?? data.length),
    ]);
    const local = Buffer.concat([u32(0x04034b50), u16(20), figures, u16(localName.length), u16(0), localName, packed]);
    centrals.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(((member.madeBy ?? 3) << 8) | 20),
        u16(20),
        figures,
        u16(name.length),
        u16(extra.length),
        u16(0),
        u16(0),
        u16(0),
        u32(mode * 0x10000),
        u32(offset),
        name,
        extra,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const comment = bytesOf(end.comment ?? '');
  const count = end.members ?? members.length;
  return Buffer.concat([
    ...locals,
    directory,
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(count),
    u16(count),
    u32(end.size ?? directory.length),
    u32(end.offset ?? offset),
    u16(comment.length),
    comment,
  ]);
}

/** The extra field of zip64 with these 64-bit figures. */
export function zip64Extra(...figures: bigint[]): Uint8Array {
  const body = Buffer.alloc(8 * figures.length);
  figures.forEach((figure, index) => {
    body.writeBigUInt64LE(figure, 8 * index);
  });
  return Buffer.concat([u16(0x0001), u16(body.length), body]);
}
