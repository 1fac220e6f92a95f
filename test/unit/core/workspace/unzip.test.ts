import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArchiveLimits } from '../../../../core/config/policies.ts';
import type { FileTree, ProjectFile } from '../../../../core/workspace/file-tree.ts';
import { unzip, unzipStored } from '../../../../core/workspace/unzip.ts';
import { zipTree } from '../../../../core/workspace/zip.ts';
import { projectPath } from '../../../support/arbitraries.ts';
import { buildZip, type Member, MODES, zip64Extra } from '../../../support/zip-builder.ts';

const LIMITS: ArchiveLimits = { packed_bytes: 1_000_000, unpacked_bytes: 4_000_000, members: 20, ratio: 100 };
const ZEROS = new Uint8Array(3_000_000);

function texts(tree: FileTree): Record<string, string> {
  return Object.fromEntries([...tree].map(([path, file]) => [path, Buffer.from(file.bytes).toString('utf8')]));
}

function refused(why: RegExp) {
  return expect.objectContaining({ name: 'InvalidArchive', message: expect.stringMatching(why) });
}

describe('a zip that is refused', () => {
  it.each<[what: string, members: readonly Member[], why: RegExp]>([
    ['an absolute path', [{ name: '/etc/cron.d/x', data: 'x' }], /absolute|relative/],
    ['a parent folder', [{ name: '../x.py' }], /relative path|"\.\."/],
    ['a parent folder inside', [{ name: 'a/../../x.py' }], /relative path|"\.\."/],
    ['a parent folder at the end', [{ name: 'a/..' }], /relative path|"\.\."/],
    ['a dot as a part', [{ name: 'a/./x.py' }], /"\."/],
    ['an empty part', [{ name: 'a//x.py' }], /empty parts/],
    ['no name at all', [{ name: '' }], /leaves the project/],
    ['a folder without a name', [{ name: '/' }], /absolute|leaves the project/],
    ['a backslash', [{ name: '..\\x.py' }], /invalid characters|relative POSIX/],
    ['a backslash without the flag for UTF-8', [{ name: 'a\\..\\x.py', flags: 0 }], /invalid characters|relative/],
    ['a drive letter', [{ name: 'C:/x.py' }], /absolute|relative POSIX/],
    ['a drive letter without a slash', [{ name: 'c:x.py' }], /absolute|relative POSIX/],
    ['a NUL in a name', [{ name: 'a\0.py' }], /relative POSIX/],
    ['a line feed in a name', [{ name: 'a\n.py' }], /relative POSIX/],
    ['a delete character in a name', [{ name: 'a\x7f.py' }], /relative POSIX/],
    ['a separator of lines in a name', [{ name: 'a\u2028.py' }], /leaves the project/],
    ['a very long name', [{ name: `${'a'.repeat(1025)}.py` }], /leaves the project/],
    ['a symbolic link', [{ name: 'x', data: '/etc/passwd', mode: MODES.symlink }], /a link or a device/],
    ['a symbolic link to a folder', [{ name: 'x/', mode: MODES.symlink }], /a link or a device/],
    ['a character device', [{ name: 'x', mode: MODES.characterDevice }], /a link or a device/],
    ['a block device', [{ name: 'x', mode: MODES.blockDevice }], /a link or a device/],
    ['a pipe', [{ name: 'x', mode: MODES.fifo }], /a link or a device/],
    ['a socket', [{ name: 'x', mode: MODES.socket }], /a link or a device/],
    [
      'a name twice',
      [
        { name: 'a.py', data: '1' },
        { name: 'a.py', data: '2' },
      ],
      /there twice/,
    ],
    ['names that differ by case', [{ name: 'a.py' }, { name: 'A.PY' }], /by case only/],
    ['names that differ by normal form', [{ name: 'n\u00e9.py' }, { name: 'ne\u0301.py' }], /by case only/],
    ['folders that differ by case', [{ name: 'pkg/a.py' }, { name: 'Pkg/b.py' }], /by case only/],
    ['a file and a folder of one name', [{ name: 'a/' }, { name: 'a' }], /there twice/],
    ['a folder and a file that differ by case', [{ name: 'a/b.py' }, { name: 'A' }], /by case only/],
    ['a file below a file', [{ name: 'a' }, { name: 'a/b.py' }], /below a file/],
    ['a file below a file of another case', [{ name: 'A' }, { name: 'a/b/c.py' }], /below a file/],
    ['a file that becomes a folder', [{ name: 'a/b.py' }, { name: 'a' }], /there twice/],
    ['an encrypted member', [{ name: 'a.py', flags: 0x0801 }], /encrypted/],
    ['strong encryption', [{ name: 'a.py', flags: 0x0841 }], /encrypt/],
    ['a method that is unknown', [{ name: 'a.py', data: 'x', method: 99 }], /cannot be unpacked|compression/],
    ['a ratio that is a bomb', [{ name: 'a.py', data: ZEROS }], /unpacks to more/],
    ['a size that is too small in the header', [{ name: 'a.py', data: 'x'.repeat(9000), lie: { unpacked: 5 } }], /./],
    ['a size that is too large in the header', [{ name: 'a.py', data: 'xx', lie: { unpacked: 50 } }], /./],
    ['a packed size beyond the end', [{ name: 'a.py', data: 'xx', lie: { packed: 5_000_000 } }], /./],
    ['stored sizes that differ', [{ name: 'a.py', data: 'xx', method: 0, lie: { unpacked: 9 } }], /./],
    ['a checksum that does not fit', [{ name: 'a.py', data: 'x = 1', lie: { crc: 1 } }], /checksum/],
  ])('for %s', async (_, members, why) => {
    await expect(unzip(buildZip([{ name: 'ok.py', data: 'ok = 1\n' }, ...members]), LIMITS)).rejects.toEqual(
      refused(why),
    );
  });

  const many = Array.from({ length: 21 }, (_, index) => ({ name: `m${index}.py` }));
  const folders = Array.from({ length: 21 }, (_, index) => ({ name: `m${index}/`, mode: MODES.folder }));
  const good = buildZip([{ name: 'a.py', data: 'a = 1\n' }]);

  it.each<[what: string, bytes: Uint8Array, limits: Partial<ArchiveLimits>, why: RegExp]>([
    ['too many members', buildZip(many), {}, /more than 20 members/],
    ['too many folders', buildZip(folders), {}, /more than 20 members/],
    ['too many members, fewer in the end record', buildZip(many, { members: 3 }), { members: 2 }, /more than 2/],
    ['too many bytes packed', good, { packed_bytes: good.length - 1 }, /at most/],
    ['nothing', new Uint8Array(), {}, /cannot be read/],
    ['text', Buffer.from('print("this is no zip")\n'.repeat(20)), {}, /cannot be read/],
    ['a cut at the end', good.subarray(0, good.length - 5), {}, /cannot be read/],
    ['a cut at the beginning', good.subarray(10), {}, /./],
    ['the half of it', good.subarray(0, good.length >> 1), {}, /cannot be read/],
    ['an end record that points outside', buildZip([{ name: 'a.py' }], { offset: 0x7fffffff }), {}, /./],
    ['more members promised than there are', buildZip([{ name: 'a.py' }], { members: 9 }), {}, /./],
    ['zip64 in the end record without a zip64 record', buildZip([{ name: 'a.py' }], { members: 0xffff }), {}, /./],
    [
      'a zip64 size that is a lie',
      buildZip([{ name: 'a.py', data: 'a', lie: { unpacked: 0xffffffff }, extra: zip64Extra(1n << 40n) }]),
      {},
      /./,
    ],
    [
      'a zip64 size beyond what a number can hold',
      buildZip([{ name: 'a.py', data: 'a', lie: { packed: 0xffffffff }, extra: zip64Extra((1n << 64n) - 1n) }]),
      {},
      /./,
    ],
    [
      'a zip64 size that is promised and missing',
      buildZip([{ name: 'a.py', data: 'a', lie: { unpacked: 0xffffffff } }]),
      {},
      /./,
    ],
  ])('for %s', async (_, bytes, limits, why) => {
    await expect(unzip(bytes, { ...LIMITS, ...limits })).rejects.toEqual(refused(why));
  });

  it('for more bytes in all than allowed, though each member is small', async () => {
    const members = Array.from({ length: 10 }, (_, index) => ({ name: `${index}.bin`, data: new Uint8Array(60_000) }));
    const zip = buildZip(members);
    await expect(unzip(zip, { ...LIMITS, unpacked_bytes: 550_000 })).rejects.toEqual(refused(/unpacks to more/));
    await expect(unzip(zip, { ...LIMITS, ratio: 2 })).rejects.toEqual(refused(/unpacks to more/));
    expect((await unzip(zip, { ...LIMITS, ratio: 1000 })).size).toBe(10);
  });

  it('for members that share their bytes', async () => {
    // The local headers of all but the first are never read: each directory entry points at offset 0.
    const one = buildZip([{ name: 'a.py', data: new Uint8Array(60_000), method: 8 }]);
    const directoryAt = one.length - 22 - (46 + 4);
    const entry = one.subarray(directoryAt, one.length - 22);
    const entries = Array.from({ length: 18 }, (_, index) => {
      const copy = Buffer.from(entry);
      copy[46] = 0x61 + index;
      return copy;
    });
    const end = Buffer.from(one.subarray(one.length - 22));
    end.writeUInt16LE(18, 8);
    end.writeUInt16LE(18, 10);
    end.writeUInt32LE(18 * entry.length, 12);
    const zip = Buffer.concat([one.subarray(0, directoryAt), ...entries, end]);
    await expect(unzip(zip, LIMITS)).rejects.toEqual(refused(/unpacks to more/));
  });

  it('with the name of the member cut to what a message can hold', async () => {
    const error = await unzip(buildZip([{ name: `../${'a'.repeat(30_000)}` }]), LIMITS).catch((thrown) => thrown);
    expect(error.name).toBe('InvalidArchive');
    expect(error.message.length).toBeLessThan(600);
  });
});

describe('a zip that is taken', () => {
  it('holds deflated and stored members, empty ones, folders and names of any script', async () => {
    const tree = await unzip(
      buildZip([
        { name: 'pkg/', mode: MODES.folder },
        { name: 'pkg/', mode: MODES.folder },
        { name: 'pkg/a.py', data: 'a = 1\n' },
        { name: 'pkg/stored.py', data: 'b = 2\n', method: 0 },
        { name: 'empty.py', data: '' },
        { name: 'данные/日本.py', data: 'c = "ü"\n' },
        { name: 'with space/(1) [x].txt', data: 'd' },
      ]),
      LIMITS,
    );
    expect(texts(tree)).toEqual({
      'pkg/a.py': 'a = 1\n',
      'pkg/stored.py': 'b = 2\n',
      'empty.py': '',
      'данные/日本.py': 'c = "ü"\n',
      'with space/(1) [x].txt': 'd',
    });
  });

  it('keeps the right to execute, as Unix wrote it', async () => {
    const tree = await unzip(
      buildZip([
        { name: 'run.py', mode: MODES.executable },
        { name: 'plain.py', mode: MODES.file },
        { name: 'dos.py', mode: MODES.symlink, madeBy: 0 },
      ]),
      LIMITS,
    );
    expect([...tree].map(([path, file]) => [path, file.executable])).toEqual([
      ['run.py', true],
      ['plain.py', false],
      ['dos.py', false],
    ]);
  });

  it('leaves a zip inside it unopened', async () => {
    const inner = buildZip([{ name: '../../evil.py', data: ZEROS }]);
    const tree = await unzip(buildZip([{ name: 'inner.zip', data: inner, method: 0 }]), LIMITS);
    expect([...tree.keys()]).toEqual(['inner.zip']);
    expect(Buffer.from(tree.get('inner.zip')?.bytes ?? [])).toEqual(Buffer.from(inner));
  });

  it('may be as small and compressible as a source file is', async () => {
    const tree = await unzip(buildZip([{ name: 'a.py', data: '#'.repeat(60_000) }]), LIMITS);
    expect(tree.get('a.py')?.bytes.byteLength).toBe(60_000);
  });

  it('goes by the directory, not by what a local header says', async () => {
    const tree = await unzip(buildZip([{ name: 'a.py', localName: '../x', data: 'a' }]), LIMITS);
    expect([...tree.keys()]).toEqual(['a.py']);
  });

  it('may have a comment, and honest zip64 figures', async () => {
    const zip = buildZip(
      [{ name: 'a.py', data: 'abc', method: 0, lie: { unpacked: 0xffffffff }, extra: zip64Extra(3n) }],
      { comment: 'made by hand' },
    );
    expect(texts(await unzip(zip, LIMITS))).toEqual({ 'a.py': 'abc' });
  });
});

describe('zipTree', () => {
  const file: fc.Arbitrary<ProjectFile> = fc.record({
    bytes: fc.uint8Array({ maxLength: 300 }),
    executable: fc.boolean(),
  });
  const tree = fc
    .dictionary(projectPath(), file, { maxKeys: 8, noNullPrototype: true })
    .map((files) => new Map(Object.entries(files)))
    .filter((files) => {
      const keys = [...files.keys()].map((path) => path.normalize('NFC').toLowerCase());
      const folders = keys.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
      const apart =
        new Set(keys).size === keys.length && keys.every((key) => !folders.some((f) => f.startsWith(`${key}/`)));
      const spelled = new Set([...files.keys()].flatMap((path) => path.split('/').slice(0, -1)));
      return apart && new Set([...spelled].map((name) => name.normalize('NFC').toLowerCase())).size === spelled.size;
    });

  it('gives back what it was given, and the same bytes whatever the order', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (files) => {
        const packed = zipTree(files);
        const turned = new Map([...files].reverse());
        expect(Buffer.compare(packed, zipTree(turned))).toBe(0);
        const back = await unzip(packed, LIMITS);
        expect([...back.keys()].sort()).toEqual([...files.keys()].sort());
        for (const [path, { bytes, executable }] of files) {
          expect(Buffer.compare(back.get(path)?.bytes ?? new Uint8Array(), bytes)).toBe(0);
          expect(back.get(path)?.executable).toBe(executable);
        }
      }),
      { numRuns: 150, seed: 3 },
    );
  }, 30_000);

  it('does not depend on the time or the time zone', () => {
    const packed = zipTree(new Map([['a.py', { bytes: Buffer.from('a = 1\n'), executable: false }]]));
    // Date and time of the first local header: 1980-01-01 00:00:00.
    expect([...packed.subarray(10, 14)]).toEqual([0, 0, 0x21, 0]);
  });
});

describe('a zip of our own making', () => {
  const named = (count: number): FileTree =>
    new Map(
      Array.from({ length: count }, (_, index) => [
        `${index}.py`,
        { bytes: ZEROS.subarray(0, 90_000), executable: false },
      ]),
    );

  it('may hold a test for each of the most files that are taken, however well they pack', async () => {
    expect((await unzipStored(zipTree(named(40)), LIMITS)).size).toBe(40);
    await expect(unzip(zipTree(named(40)), LIMITS)).rejects.toEqual(refused(/members|allowed/));
    await expect(unzipStored(zipTree(named(41)), LIMITS)).rejects.toEqual(refused(/members|allowed/));
  });
});
