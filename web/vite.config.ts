import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offered } from './offered.ts';
import { onlyEnglish } from './only-english.ts';

const WEB = dirname(fileURLToPath(import.meta.url));

/** The page is one build for every deployment: what differs is read from /config.json. */
export default defineConfig({
  root: WEB,
  define: { __OFFERED__: JSON.stringify(offered(resolve(WEB, '..'))) },
  resolve: { alias: [{ find: /^zod$/, replacement: resolve(WEB, 'src/zod-without-eval.ts') }] },
  plugins: [react(), onlyEnglish()],
  build: {
    target: 'es2022',
    outDir: resolve(WEB, 'dist'),
    emptyOutDir: true,
    // Inline data would need more of the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Newer than the rest, and known to all current browsers: light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
  // In development a proxy stands for CloudFront or `swarm ui`; SWARM_UI is where that listens.
  server: process.env.SWARM_UI
    ? {
        proxy: Object.fromEntries(
          ['/api', '/oidc', '/config.json'].map((path) => [path, { target: process.env.SWARM_UI ?? '' }]),
        ),
      }
    : {},
});
