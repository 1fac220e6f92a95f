/** A stored object with the tag that a conditional write names. */
export interface StoredObject {
  readonly body: Uint8Array;
  readonly etag: string;
}

/** Condition of a write: the object is as read, or does not exist yet. */
export type PutCondition = { ifMatch: string } | { ifNoneMatch: '*' };

/**
 * The storage that agents see. Keys are relative to the one bucket.
 * `put` with a condition that does not hold throws `StateConflict`.
 */
export interface ObjectStore {
  get(key: string): Promise<StoredObject | undefined>;
  put(key: string, body: Uint8Array | string, options?: PutOptions): Promise<string>;
  /** Keys that begin so, in the order of their bytes, at most `limit` of them, those after `after` only. */
  list(prefix: string, options: { readonly limit: number; readonly after?: string }): Promise<string[]>;
  /** A URL that reads one object without credentials, for a limited time. */
  presignGet(key: string): Promise<string>;
  /** A URL that writes one object without credentials, for a limited time. */
  presignPut(key: string): Promise<string>;
}

export interface PutOptions {
  readonly condition?: PutCondition;
  readonly contentType?: string;
}
