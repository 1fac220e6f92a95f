import { expect, it } from 'vitest';
import { whereToLook } from '../../../../core/agents/where-to-look.ts';
import { type Handover, HandoverSchema } from '../../../../core/contracts/index.ts';

function left(
  failing: string[],
  codes: string[],
  either: { path: string; line: number; message: string }[] = [],
): Handover {
  const lines = codes.map((code, at) => ({ path: 'dues.py', line: at + 1, code, suspicion: 0.7 }));
  return HandoverSchema.parse({ failing, lines, tried: {}, partial: [], either, ways: either.length });
}

it('names the red tests and the lines that coverage points to', () => {
  const group = left(['t::a', 't::b', 't::c', 't::d'], ['    x = 1', '    y = 2', '    z = 3', '    w = 4']);
  expect(whereToLook([group], ['t::a', 't::b', 't::c', 't::d'])).toEqual([
    't::a, t::b, t::c and 1 more: not repaired; coverage points to dues.py, `x = 1`; dues.py, `y = 2`; dues.py, `z = 3`',
  ]);
});

it('says nothing of tests that are green by now, of groups with a question, or where no line is known', () => {
  expect(whereToLook([left(['t::a'], ['x'])], ['t::b'])).toEqual([]);
  expect(whereToLook([left(['t::a'], ['x'], [{ path: 'dues.py', line: 1, message: 'y' }])], ['t::a'])).toEqual([]);
  expect(whereToLook([left(['t::a'], [])], ['t::a'])).toEqual([]);
});
