import { defineConfig } from '@playwright/test';
import { browserArguments } from './e2e/server/browser-arguments.ts';
import { ensureBrowser } from './scripts/setup/ensure-browser.mjs';

// Workers read this file again: they find the browser where the first reading found it.
process.env.CHROMIUM_PATH ??= ensureBrowser();

/** `npm test` reads the report and names the tests that needed another try; run by hand, a test fails at once. */
const isWholeRun = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: isWholeRun ? 2 : 0,
  // The machine of a whole run may be busy with others' work.
  timeout: isWholeRun ? 180_000 : 60_000,
  expect: { timeout: isWholeRun ? 40_000 : 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: isWholeRun ? [['dot'], ['json']] : [['list']],
  outputDir: 'test-results',
  // Operators change prices, rates and ways to pay of the one panel that all share, so theirs come last.
  projects: [
    { name: 'shop', testIgnore: 'console/**' },
    { name: 'console', testMatch: 'console/**/*.spec.ts', dependencies: ['shop'] },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
