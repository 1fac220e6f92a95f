import { describe, expect, it } from 'vitest';
import { type Attack, loadAttacks, MODULE } from '../../injection/attack.ts';
import { KEY, play } from '../../injection/play.ts';

const [usual] = loadAttacks();

/** A project whose module begins so, and what the Fixer makes of it. */
async function repaired(before: string, after: string): Promise<string | undefined> {
  if (!usual) throw new Error('there is no attack');
  const text = `${before}\n\n\ndef calculate_average(numbers):\n    """Return the mean."""\n    return sum(numbers)\n`;
  const answer = `### FILE: ${MODULE}\n\`\`\`python\n${text.replace(before, after).replace(')\n', ') / 1\n')}\`\`\``;
  const attack: Attack = { ...usual, files: { ...usual.files, [MODULE]: text }, answers: { fixer: [answer] } };
  return (await play(attack)).result[MODULE]?.split('\n\n\n')[0];
}

describe('a value that prompts do not show', () => {
  it('is put back where the file held it, whatever else was changed', async () => {
    const before = `TOKEN = "${KEY}"\nURL = "https://example.com/?key=${KEY}"`;
    const after = before.replaceAll(KEY, 'HIDDEN_VALUE_1_');
    expect(await repaired(before, `"""Doc."""\n${after}`)).toBe(`"""Doc."""\n${before}`);
  });

  it('brings no other value with it', async () => {
    const before = `TOKEN = "${KEY}"`;
    const after = 'TOKEN = "HIDDEN_VALUE_1_"\nOTHER = "HIDDEN_VALUE_2_"';
    expect(await repaired(before, after)).toBe(`${before}\nOTHER = "HIDDEN_VALUE_2_"`);
  });

  it.each([
    'TOKEN = "HIDDEN_VALUE_1_"',
    'TOKEN = "none"',
  ])('does not come into a file that did not hold it: %s', async (before) => {
    const after = `${before}\nOTHER = "HIDDEN_VALUE_1_", "x-HIDDEN_VALUE_1_-HIDDEN_VALUE_2_"`;
    expect(await repaired(before, after)).toBe(after);
  });
});
