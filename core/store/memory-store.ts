import { createHash } from 'node:crypto';
import { SwarmError } from '../errors.ts';
import type { ObjectStore, PutOptions, StoredObject } from './object-store.ts';

/** An ObjectStore in memory with the conditional writes of S3, for tests and tools. */
export class MemoryStore implements ObjectStore {
  readonly objects = new Map<string, StoredObject>();

  async get(key: string): Promise<StoredObject | undefined> {
    return this.objects.get(key);
  }

  async put(key: string, body: Uint8Array | string, options: PutOptions = {}): Promise<string> {
    const current = this.objects.get(key);
    const condition = options.condition;
    if (condition && 'ifMatch' in condition && current?.etag !== condition.ifMatch) {
      throw new SwarmError('StateConflict', `${key} was changed by another writer`);
    }
    if (condition && 'ifNoneMatch' in condition && current) {
      throw new SwarmError('StateConflict', `${key} exists already`);
    }
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    this.objects.set(key, { body: bytes, etag });
    return etag;
  }

  async list(prefix: string, { limit, after = '' }: { limit: number; after?: string }): Promise<string[]> {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
    return keys.sort().slice(0, limit);
  }

  async presignGet(key: string): Promise<string> {
    return `http://memory.invalid/get/${encodeURI(key)}`;
  }

  async presignPut(key: string): Promise<string> {
    return `http://memory.invalid/put/${encodeURI(key)}`;
  }
}
