import { defineConfig } from 'vitest/config';

/** Tiers of tests, from the fastest to the slowest; `npm test` runs them all. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'contract', include: ['test/contract/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'models',
          include: ['test/models/**/*.test.ts'],
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'template',
          include: ['test/template/**/*.test.ts'],
          globalSetup: ['test/template/assembly.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One process: what is synthesized is shared.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'workflow',
          include: ['test/workflow/**/*.test.ts'],
          globalSetup: ['test/workflow/emulator.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/support/once.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // Costs money: never a part of `npm test`.
        test: {
          name: 'live',
          include: ['test/live/**/*.test.ts'],
          globalSetup: ['test/live/local-cloud.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // Tests that run side by side start whole runs of their own.
          maxConcurrency: 3,
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/support/local-cloud.ts'],
          testTimeout: 420_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
