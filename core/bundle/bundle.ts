import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { GitObject, ObjectType } from './objects.ts';

const TYPE_NUMBER: Record<ObjectType, number> = { commit: 1, tree: 2, blob: 3 };

/**
 * A git bundle, version 2, without prerequisites: `git fetch <file> <ref>` takes it in any
 * repository. Format: gitformat-bundle and gitformat-pack of git's own documentation.
 *
 * @param refs Full names, such as `refs/heads/main`, to ids of commits.
 */
export function gitBundle(objects: readonly GitObject[], refs: Readonly<Record<string, string>>): Uint8Array {
  const head = Object.entries(refs).map(([name, id]) => `${id} ${name}\n`);
  return Buffer.concat([Buffer.from(`# v2 git bundle\n${head.join('')}\n`), pack(objects)]);
}

function pack(objects: readonly GitObject[]): Buffer {
  const header = Buffer.alloc(12);
  header.write('PACK');
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(objects.length, 8);
  const parts = objects.flatMap((object) => [objectHead(object), deflateSync(object.body)]);
  const body = Buffer.concat([header, ...parts]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

/** Type and size: four bits of the size in the first byte, seven in each that follows. */
function objectHead({ type, body }: GitObject): Buffer {
  let rest = body.byteLength;
  const bytes = [(TYPE_NUMBER[type] << 4) | (rest & 0x0f)];
  rest = Math.floor(rest / 16);
  while (rest > 0) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80;
    bytes.push(rest & 0x7f);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from(bytes);
}
