import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { countPlaywright, countVerify, countVitest, type Outcome, readOutcome } from './outcome.ts';

const directory = mkdtempSync(join(tmpdir(), 'marquee-outcome-'));
afterAll(() => rmSync(directory, { recursive: true }));

const read = <T>(report: unknown, code: number, count: (report: T) => Outcome) => {
  const file = join(directory, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return readOutcome(file, code, count);
};

const browserRun = { config: { rootDir: join(root, 'e2e') }, suites: [], errors: [] };

it('counts checks, tests and browser tests', () => {
  expect(read({ passed: 8, failed: ['types'] }, 1, countVerify)).toEqual({ passed: 8, failed: 1 });
  expect(read({ numPassedTests: 5, numFailedTests: 2, testResults: [] }, 1, countVitest)).toEqual({
    passed: 5,
    failed: 2,
  });
  const stats = { expected: 7, unexpected: 1 };
  expect(read({ ...browserRun, stats }, 1, countPlaywright)).toEqual({ passed: 7, failed: 1, unsteady: [] });
});

it('counts a file that failed to load', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(read({ numPassedTests: 1, numFailedTests: 1, testResults }, 1, countVitest)).toEqual({
    passed: 1,
    failed: 2,
  });
});

it('takes a crash, a missing report and an empty run for failures', () => {
  expect(readOutcome(join(directory, 'absent.json'), 0, countVerify)).toEqual({ passed: 0, failed: 1 });
  expect(read('half a rep', 0, countVerify)).toEqual({ passed: 0, failed: 1 });
  expect(read({ passed: 3, failed: [] }, 139, countVerify)).toEqual({ passed: 3, failed: 1 });
  expect(read({ passed: 0, failed: [] }, 0, countVerify)).toEqual({ passed: 0, failed: 1 });
});

/** Not tests of ours: a file that a real Playwright runs below, with one test of each outcome, a skipped one too. */
const smallSpec = `
  import { expect, test } from '${pathToFileURL(join(root, 'node_modules/@playwright/test/index.mjs')).href}';
  test('passes', () => {});
  test('fails twice', () => expect(1).toBe(2));
  test.skip('is left out', () => {});
  test.describe('in a group', () => {
    test('passes at the second try', ({}, { retry }) => expect(retry).toBe(1));
  });
`;

describe('browser tests that need a second try', () => {
  const flaky = (title: string) => ({ title, tests: [{ status: 'flaky' }] });
  const run = (specs: object[]) => ({
    ...browserRun,
    suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }],
    stats: { expected: 9, unexpected: 0 },
  });

  it('three of them are named and excused', () => {
    expect(read(run(['a', 'b', 'c'].map(flaky)), 0, countPlaywright)).toEqual({
      passed: 12,
      failed: 0,
      unsteady: ['e2e/a.spec.ts › a', 'e2e/a.spec.ts › b', 'e2e/a.spec.ts › c'],
    });
  });

  it('more than three fail the run', () => {
    expect(read(run(['a', 'b', 'c', 'd'].map(flaky)), 0, countPlaywright)).toMatchObject({
      passed: 9,
      failed: 4,
    });
  });

  it('reads the report that Playwright itself writes', { timeout: 60_000 }, () => {
    const report = join(directory, 'playwright.json');
    writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(directory, 'small.spec.ts'), smallSpec);
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--retries=1',
        '--workers=1',
        '--reporter=json',
      ],
      { cwd: directory, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    const { unsteady, ...counts } = readOutcome(report, status ?? 1, countPlaywright);
    expect(counts).toEqual({ passed: 2, failed: 1 });
    expect(unsteady).toEqual([
      expect.stringMatching(/small\.spec\.ts › in a group › passes at the second try$/),
    ]);
  });
});
