import type { Suspicion } from '../contracts/index.ts';
import { titleOf } from '../plan/pylint-issues.ts';
import { locationOf, plain, type SarifItem } from './sarif-parts.ts';

/** Name of their fingerprint, which `swarm accept` takes. */
const FINGERPRINT = 'swarmSuspicion/v1';

/** What was noticed and not acted on, as a note; it is in the input and in the result alike. */
export function suspicionItem(suspicion: Suspicion): SarifItem {
  const { pattern, path, line, function: scope, message, suggestion, input, actual, expected } = suspicion;
  const id = `suspected/${pattern.toWellFormed()}`;
  const title = plain(titleOf(pattern), pattern);
  const call = input ? `${input} gives ${actual}${expected ? `, expected ${expected}` : ''}.` : '';
  return {
    rule: {
      id,
      name: title,
      shortDescription: { text: title },
      help: {
        text: 'It was noticed, and nothing was changed for it. Correct it, put "# swarm: intended" on the line, or accept it with `swarm accept`.',
      },
      properties: { tags: ['correctness'] },
    },
    path,
    result: (ruleIndex, index) => ({
      ruleId: id,
      ruleIndex,
      level: 'note',
      baselineState: 'unchanged',
      message: { text: plain([message, call, suggestion].filter(Boolean).join(' '), pattern) },
      locations: [locationOf({ path, line, column: 0, scope }, index)],
      partialFingerprints: { [FINGERPRINT]: suspicion.fingerprint },
    }),
  };
}
