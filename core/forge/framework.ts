import type { ForgeProgress } from '../contracts/index.ts';

export type Framework = ForgeProgress['framework'];

const DJANGO_TEST = /^\s*(?:from|import)\s+django\.test\b/m;
const DJANGO = /^\s*(?:from|import)\s+django\b/m;
const PYTEST = /^\s*(?:from|import)\s+pytest\b/m;
const UNITTEST = /^\s*(?:from|import)\s+unittest\b/m;

/**
 * The framework that new tests are written for: what the project's own tests use, or else what
 * the project is. pytest runs the tests of all of them.
 */
export function frameworkOf(testTexts: readonly string[], sourceTexts: readonly string[]): Framework {
  const uses = (pattern: RegExp) => testTexts.some((text) => pattern.test(text));
  if (uses(DJANGO_TEST)) return 'django';
  if (uses(PYTEST)) return 'pytest';
  if (uses(UNITTEST)) return 'unittest';
  // Plain functions without an import are pytest's; where there are no tests, a Django project has its own.
  return testTexts.length === 0 && sourceTexts.some((text) => DJANGO.test(text)) ? 'django' : 'pytest';
}
