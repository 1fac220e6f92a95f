import { startOwnCloud } from '../support/local-cloud.ts';

/** As for the other whole runs, but with the keys that this environment has. */
export default startOwnCloud;
