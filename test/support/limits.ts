import { join } from 'node:path';
import { loadConfig } from '../../core/config/load.ts';
import { ROOT } from './paths.ts';

/** The limits of archives that the product has. */
export function archiveLimits() {
  return loadConfig(join(ROOT, 'config')).policies.archive;
}
