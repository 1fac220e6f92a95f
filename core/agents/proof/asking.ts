import type { Mutant } from '../../contracts/index.ts';

/** What an undetected mutant asks for, in one sentence. */
export function askOf({ path, line, function: name, before, after }: Mutant): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 80);
  return `Detect in ${path}:${line} (${name}) that \`${short(before)}\` became \`${short(after)}\`.`;
}
