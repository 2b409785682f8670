import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countPlaywright, countVerify, countVitest, type Outcome, readOutcome } from './outcome.ts';

const directory = mkdtempSync(join(tmpdir(), 'marquee-outcome-'));
afterAll(() => rmSync(directory, { recursive: true }));

const read = <T>(report: unknown, code: number, count: (report: T) => Outcome) => {
  const file = join(directory, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return readOutcome(file, code, count);
};

it('counts checks, tests and browser tests', () => {
  expect(read({ passed: 8, failed: ['types'] }, 1, countVerify)).toEqual({ passed: 8, failed: 1 });
  expect(read({ numPassedTests: 5, numFailedTests: 2, testResults: [] }, 1, countVitest)).toEqual({
    passed: 5,
    failed: 2,
  });
  const stats = { expected: 7, unexpected: 1, flaky: 1 };
  expect(read({ stats, errors: [] }, 1, countPlaywright)).toEqual({ passed: 7, failed: 2 });
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
