import { createHash } from 'node:crypto';
import { OwnerSchema } from '../../../core/contracts/index.ts';

/** Begins the owners that are hashes: no subject is taken as it is that begins so. */
const HASHED = 'sub-';

/**
 * The owner that a token's subject stands for. A subject that may be part of a key is one;
 * any other (`auth0|…`, an address) becomes a hash, so that no two subjects share runs.
 */
export function ownerOfSubject(subject: string): string {
  const owner = OwnerSchema.safeParse(subject);
  if (owner.success && !subject.startsWith(HASHED)) return owner.data;
  return `${HASHED}${createHash('sha256').update(subject).digest('hex').slice(0, 40)}`;
}
