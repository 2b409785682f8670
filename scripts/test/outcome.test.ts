import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import {
  countPlaywright,
  countRepeated,
  countVerify,
  countVitest,
  filesToRepeat,
  type Outcome,
  readOutcome,
  type VitestReport,
} from './outcome.ts';

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

describe('files of tests that failed', () => {
  const times = { startTime: 1000, endTime: 3500 };
  const file = (name: string, tests: Record<string, 'passed' | 'failed'>) => ({
    name: join(root, name),
    ...times,
    status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages:
        status === 'failed' ? [`\u001b[31mError: ${fullName} is wrong\u001b[39m\n    at here`] : [],
    })),
  });
  const reportOf = (...testResults: VitestReport['testResults']) => ({
    numPassedTests: 0,
    numFailedTests: testResults.filter(({ status }) => status === 'failed').length,
    testResults,
  });
  const first = reportOf(
    file('a.test.ts', { one: 'passed', two: 'passed' }),
    file('b.test.ts', { three: 'failed', four: 'passed' }),
    {
      name: join(root, 'c.test.ts'),
      status: 'failed',
      ...times,
      message: 'SyntaxError: half a file',
      assertionResults: [],
    },
  );

  it('are the ones to repeat, unless there are too many', () => {
    expect(filesToRepeat(first)).toEqual([join(root, 'b.test.ts'), join(root, 'c.test.ts')]);
    const many = reportOf(...[...'abcdefg'].map((name) => file(name, { one: 'failed' })));
    expect(filesToRepeat(many)).toEqual([]);
  });

  it('count as they ended the second time, and are named if they recovered', () => {
    const second = {
      ...reportOf(
        file('b.test.ts', { three: 'passed', four: 'passed' }),
        file('c.test.ts', { five: 'failed' }),
      ),
      numPassedTests: 2,
    };
    expect(read(second, 1, (again: typeof second) => countRepeated(first, again))).toEqual({
      passed: 4,
      failed: 1,
      unsteady: [{ test: 'b.test.ts › three', cause: 'Error: three is wrong' }],
    });
  });
});

/**
 * Not tests of ours: a file that a real Playwright runs below, with one test of each outcome. The skipped one belongs
 * to it: the counts below show that a test left out is neither passed nor failed.
 */
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
  const results = [{ duration: 900, error: { message: 'Error: too late\nat here' } }, { duration: 100 }];
  const flaky = (title: string) => ({ title, tests: [{ status: 'flaky', results }] });
  const run = (specs: object[]) => ({
    ...browserRun,
    suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }],
    stats: { expected: 9, unexpected: 0 },
  });

  it('six of them are named and excused', () => {
    expect(read(run([...'abcdef'].map(flaky)), 0, countPlaywright)).toEqual({
      passed: 15,
      failed: 0,
      unsteady: [...'abcdef'].map((title) => ({
        test: `e2e/a.spec.ts › ${title}`,
        cause: 'Error: too late',
      })),
    });
  });

  it('more than six fail the run', () => {
    expect(read(run([...'abcdefg'].map(flaky)), 0, countPlaywright)).toMatchObject({ passed: 9, failed: 7 });
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
      {
        test: expect.stringMatching(/small\.spec\.ts › in a group › passes at the second try$/),
        cause: expect.stringMatching(/expect/),
      },
    ]);
  });
});
