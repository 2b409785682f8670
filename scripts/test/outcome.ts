import { readFileSync } from 'node:fs';

export interface Outcome {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

interface VerifyReport {
  passed: number;
  failed: string[];
}

export const countVerify = ({ passed, failed }: VerifyReport): Outcome => ({ passed, failed: failed.length });

/** A file that could not even be loaded has no failed test in it, and is a failure all the same. */
export const countVitest = (report: VitestReport): Outcome => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    ).length,
});

/** A test that passes at the second try has failed once. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Outcome => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/** Trusts the report only as far as the runner's exit code and its own count bear it out. */
export function readOutcome<T>(file: string, code: number, count: (report: T) => Outcome): Outcome {
  let outcome: Outcome;
  try {
    outcome = count(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    return { passed: 0, failed: 1 };
  }
  const silentFailure = outcome.failed === 0 && (code !== 0 || outcome.passed === 0);
  return silentFailure ? { ...outcome, failed: 1 } : outcome;
}
