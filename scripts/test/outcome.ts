import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/root.mjs';

export interface Outcome {
  passed: number;
  failed: number;
  /** Passed, but only on the second attempt. */
  unsteady?: readonly Unsteady[];
}

export interface Unsteady {
  test: string;
  /** What the first attempt failed with, in one line. */
  cause: string;
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
  /** In ms since 1970. */
  startTime: number;
  endTime: number;
  /** Why the file could not be loaded. */
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

export interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number };
  errors: unknown[];
}

export interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: string; results: PlaywrightTry[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTry {
  /** In ms. */
  duration: number;
  error?: { message?: string };
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

function recovered(first: VitestReport, second: VitestReport): Unsteady[] {
  const failing = failures(second).map(({ test }) => test);
  return failures(first).filter(
    ({ test }) => !failing.some((other) => `${other} › `.startsWith(`${test} › `)),
  );
}

/** Tests, and files that could not be loaded. */
const failures = ({ testResults }: VitestReport): Unsteady[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults, message }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const path = relative(root, name);
      if (tests.length === 0) return [{ test: path, cause: firstLine(message) }];
      return tests.map(({ fullName, failureMessages }) => ({
        test: `${path} › ${fullName}`,
        cause: firstLine(failureMessages?.[0]),
      }));
    });

/** Without the colours of a terminal. */
function firstLine(message = ''): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with this character
  const [line = ''] = message.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
  return line || 'no message';
}

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
function flakyTests({ specs, suites = [] }: PlaywrightSuite, path: string): Unsteady[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => ({
          test: `${path} › ${title}`,
          cause: firstLine(results.find(({ error }) => error)?.error?.message),
        })),
    ),
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
