import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{apps,packages,scripts,bench,chaos}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    // Nothing here depends on a browser's timing: a test that fails once has found something.
    retry: 0,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
