/**
 * How alike two changes are, from 0 to 1: Dice's coefficient of the syntax trees that they
 * removed and added. Trees are canonical, so that `x + 1` and `1 + x` are the same. A
 * change of comments and docstrings has no shape, and is like nothing.
 *
 * @param one Hashes with repeats, as `VerifyResult.change_shape` has them.
 */
export function shapeSimilarity(one: readonly string[], other: readonly string[]): number {
  if (other.length === 0 || one.length === 0) return 0;
  const left = new Map<string, number>();
  for (const hash of one) left.set(hash, (left.get(hash) ?? 0) + 1);
  let common = 0;
  for (const hash of other) {
    const count = left.get(hash) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(hash, count - 1);
  }
  return (2 * common) / (one.length + other.length);
}
