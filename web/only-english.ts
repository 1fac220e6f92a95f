import type { Plugin } from 'vite';

/** The component library ships its words in thirty languages; the page speaks one. */
export function onlyEnglish(): Plugin {
  return {
    name: 'only-english',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? '';
      if (!/react-(?:aria|stately)[^/]*\/.*\/[a-z]{2}-[A-Z]{2}\.m?js$/.test(path)) return null;
      return /en-US\.m?js$/.test(path) ? null : 'export default {};';
    },
  };
}
