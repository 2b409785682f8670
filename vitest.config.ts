import { defineConfig } from 'vitest/config';
import { compiledPhrases } from './apps/web/compiled-phrases.ts';
import { SlowFilesFirst } from './scripts/test/slow-files-first.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: SlowFilesFirst },
    // `npm test` repeats files that failed, alone; here a test that fails once has found something.
    retry: 0,
    // For what hangs. A slow core under load is no failure: 20 seconds were too few for some on one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{apps/server,scripts,bench,chaos}/**/*.test.ts'],
          exclude,
          // Files share what is loaded: loading the server for each took half of the time. So a test closes what it opens.
          isolate: false,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/*.test.{ts,tsx}'],
          exclude,
          // Nothing here opens anything, so files share what is loaded: loading it for each took most of the time.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['scripts/test/fail-on-complaints.ts'],
        },
      },
      {
        extends: true,
        plugins: [compiledPhrases()],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude,
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['scripts/test/fail-on-complaints.ts'],
        },
      },
    ],
  },
});
