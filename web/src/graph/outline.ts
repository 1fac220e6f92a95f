import type { NodeKind } from './graph-contract.ts';

/** The outline of a node around its middle, as path data. Each kind has a shape of its own. */
export function outlineOf(kind: NodeKind, width: number, height: number): string {
  const x = width / 2;
  const y = height / 2;
  if (kind === 'choice')
    return polygon([
      [-x + y, -y],
      [x - y, -y],
      [x, 0],
      [x - y, y],
      [-x + y, y],
      [-x, 0],
    ]);
  if (kind === 'fixer') {
    const cut = 8;
    return polygon([
      [-x + cut, -y],
      [x - cut, -y],
      [x, -y + cut],
      [x, y - cut],
      [x - cut, y],
      [-x + cut, y],
      [-x, y - cut],
      [-x, -y + cut],
    ]);
  }
  if (kind === 'judge') return rounded(x, y, y);
  if (kind === 'end') return rounded(x, y, y);
  return rounded(x, y, kind === 'auditor' ? 9 : 3);
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
}

function rounded(x: number, y: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [wide, high] = [2 * (x - r), 2 * (y - r)];
  return `M${-x + r} ${-y}h${wide}${corner(r, r)}v${high}${corner(-r, r)}h${-wide}${corner(-r, -r)}v${-high}${corner(r, -r)}z`;
}
