import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{apps,packages,scripts,bench,chaos}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    pool: 'forks',
    maxWorkers: 2,
    // A module keeps nothing of a test, so files share what is loaded: loading it for each took half of the run.
    isolate: false,
    unstubGlobals: true,
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    // Nothing here depends on a browser's timing: a test that fails once has found something.
    retry: 0,
    // For what hangs. A slow core under load is no failure: 20 seconds were too few for some on one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
