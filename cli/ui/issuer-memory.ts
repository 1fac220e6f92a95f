import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Entries that are kept at most: whoever only asks to sign in must not fill the memory. */
const MOST_ENTRIES = 1000;

interface Entry {
  readonly payload: AdapterPayload;
  readonly expires_ms: number;
}

/** Where the issuer of this machine keeps sessions and codes: in memory, each until it expires, the oldest giving way. */
export function issuerMemory(now: () => number = Date.now): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const find = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (!entry || entry.expires_ms > now()) return entry?.payload;
    entries.delete(key);
    return undefined;
  };
  const dropWhere = (unwanted: (entry: Entry) => boolean) => {
    for (const [key, entry] of entries) if (unwanted(entry)) entries.delete(key);
  };
  const keep = (key: string, entry: Entry) => {
    // What is written anew is young again.
    entries.delete(key);
    if (entries.size >= MOST_ENTRIES) dropWhere(({ expires_ms }) => expires_ms <= now());
    const [oldest] = entries.keys();
    if (entries.size >= MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
    entries.set(key, entry);
  };
  return (model) => {
    const findWhere = (wanted: (payload: AdapterPayload) => boolean) => {
      for (const key of entries.keys()) {
        const payload = key.startsWith(`${model}:`) ? find(key) : undefined;
        if (payload && wanted(payload)) return payload;
      }
      return undefined;
    };
    return {
      find: async (id) => find(`${model}:${id}`),
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (code) => findWhere((payload) => payload.userCode === code),
      upsert: async (id, payload, expiresIn) => {
        // The library gives no time where there is none.
        keep(`${model}:${id}`, {
          payload,
          expires_ms: expiresIn ? now() + expiresIn * 1000 : Number.POSITIVE_INFINITY,
        });
      },
      consume: async (id) => {
        const payload = find(`${model}:${id}`);
        if (payload) payload.consumed = Math.floor(now() / 1000);
      },
      destroy: async (id) => void entries.delete(`${model}:${id}`),
      revokeByGrantId: async (grantId) => dropWhere(({ payload }) => payload.grantId === grantId),
    };
  };
}
