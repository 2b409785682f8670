import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/root.mjs';

export interface Outcome {
  passed: number;
  failed: number;
  /** Passed, but only on the second attempt. */
  unsteady?: readonly string[];
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  /** Its absolute path. */
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number };
  errors: unknown[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface VerifyReport {
  passed: number;
  failed: string[];
}

export const countVerify = ({ passed, failed }: VerifyReport): Outcome => ({ passed, failed: failed.length });

/** A file that could not be loaded contains no failed test, but counts as a failure. */
export const countVitest = (report: VitestReport): Outcome => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    ).length,
});

/** Files worth a second attempt: none if so many failed that it cannot be the machine's fault. */
export function filesToRepeat(report: VitestReport): string[] {
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  return failed.length > maxRepeatedFiles ? [] : failed.map(({ name }) => name);
}

const maxRepeatedFiles = 6;

/** What counts after the failed files ran again: they count as they ended, everything else as it was. */
export function countRepeated(first: VitestReport, second: VitestReport): Outcome {
  const repeated = new Set(filesToRepeat(first));
  const others = first.testResults.filter(({ name }) => !repeated.has(name));
  const { passed, failed } = countVitest(second);
  return { passed: passed + countTests(others, 'passed'), failed, unsteady: recovered(first, second) };
}

const countTests = (files: readonly VitestFile[], status: string) =>
  files.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status).length;

function recovered(first: VitestReport, second: VitestReport): string[] {
  const failing = failures(second);
  return failures(first).filter((name) => !failing.some((other) => `${other} › `.startsWith(`${name} › `)));
}

/** Tests, and files that could not be loaded. */
const failures = ({ testResults }: VitestReport) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const path = relative(root, name);
      return tests.length === 0 ? [path] : tests.map(({ fullName }) => `${path} › ${fullName}`);
    });

/** On a busy machine a few tests may need a second attempt; if many do, something is wrong with the panel. */
const maxFlaky = 6;

export const countPlaywright = (report: PlaywrightReport): Outcome => {
  const { stats, errors } = report;
  const flaky = report.suites.flatMap((suite) => flakyTests(suite, fileOf(report, suite)));
  const excused = flaky.length <= maxFlaky;
  return {
    passed: stats.expected + (excused ? flaky.length : 0),
    failed: stats.unexpected + errors.length + (excused ? 0 : flaky.length),
    unsteady: flaky,
  };
};

/** The top suite is the file itself; those within it are its `describe` blocks. */
function flakyTests({ specs, suites = [] }: PlaywrightSuite, path: string): string[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${path} › ${title}`),
    ...suites.flatMap((suite) => flakyTests(suite, `${path} › ${suite.title}`)),
  ];
}

const fileOf = ({ config }: PlaywrightReport, { file }: PlaywrightSuite) =>
  relative(root, join(config.rootDir, file));

/** Trusts the report only if it agrees with the runner's exit code and is not empty. */
export function readOutcome<T>(file: string, code: number, count: (report: T) => Outcome): Outcome {
  const report = readReport<T>(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const outcome = count(report);
  const silentFailure = outcome.failed === 0 && (code !== 0 || outcome.passed === 0);
  return silentFailure ? { ...outcome, failed: 1 } : outcome;
}

/** Undefined if the runner died before it wrote a whole report. */
export function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
