import { modelChecks } from '../../cli/doctor/models.ts';
import { startOwnCloud } from '../support/local-cloud.ts';

/** As for the other whole runs, but with the keys that this environment has; nothing is started without one. */
export default async function setup(): Promise<() => Promise<void>> {
  const live = modelChecks(process.env).some((check) => check.ok && check.name !== 'Tier builtin');
  return live ? startOwnCloud() : async () => {};
}
