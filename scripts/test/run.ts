import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { builds, isBuilt } from '../setup/sources-hash.mjs';
import type { Reach } from './changed/reach.ts';
import {
  countPlaywright,
  countRepeated,
  countVerify,
  countVitest,
  filesToRepeat,
  type Outcome,
  readOutcome,
  readReport,
  type VitestReport,
} from './outcome.ts';
import { phaseLines, timed } from './phases.ts';
import { runStep, stopSteps } from './run-step.ts';
import { slowestFiles } from './slowest-files.ts';

/** They stay until the next run, for whoever wants to know which test took how long. */
const reports = join(root, '.cache/test-reports');
const report = (name: string) => join(reports, `${name}.json`);
/** `--changed` runs what a change can reach, `--changed=<commit>` what all changes since then can. */
const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
const reach = changed === undefined ? undefined : await readReach(changed.split('=')[1]);
/** Not 1, which is how Node itself ends after an error: `scripts/test.mjs` then has to say that the run failed. */
const testsFailed = 2;
const outcomes: [name: string, outcome: Outcome][] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    // Ctrl-C in a terminal already reaches every step; a second signal would interrupt their cleanup.
    stopSteps(signal === 'SIGINT' && process.stdin.isTTY ? undefined : signal);
    outcomes.push([`stopped by ${signal}`, { passed: 0, failed: 1 }]);
  });
}

if (reach) {
  print('Changed', reach.changed);
  print('Not known what these reach: only `npm test` tells', reach.unknown);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await timed('build', build);
const checks = startChecks();
// The last check runs on one processor, so the tests begin beside it.
await timed('checks', () => checks.lastBegun);
await timed('tests', unitTests);
await checks.ended;
await timed('browser tests', browserTests);
summarise();

async function build(): Promise<void> {
  const stale = [...(isBuilt(builds.web) ? [] : ['web']), ...(isBuilt(builds.server) ? [] : ['server'])];
  if (stale.length === 0) return;
  const code = await runStep('Building the app', 'scripts/build.ts', stale, {
    environment: { NODE_ENV: 'production' },
  });
  if (code !== 0) outcomes.push(['build', { passed: 0, failed: 1 }]);
}

function startChecks(): { lastBegun: Promise<void>; ended: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const code = runStep('Checks', 'scripts/verify/run.ts', [`--json=${report('verify')}`], {
    onMessage: () => resolve(),
  });
  const ended = code.then((exit) => {
    outcomes.push(['checks', readOutcome(report('verify'), exit, countVerify)]);
  });
  return { lastBegun: Promise.race([promise, ended]), ended };
}

/** Tests that fail on a machine which others keep busy get a second attempt, alone, and are named if they needed it. */
async function unitTests(): Promise<void> {
  if (reach?.related.length === 0) return;
  const code = await vitest('Tests', 'vitest', reach ? vitestArguments(reach) : ['run']);
  const first = readReport<VitestReport>(report('vitest'));
  const files = first === undefined ? [] : filesToRepeat(first);
  if (reach && code === 0 && first?.testResults.length === 0) return;
  // An error outside of all tests is no test's to repeat.
  if (existsSync(report('errors'))) outcomes.push(['errors outside of tests', { passed: 0, failed: 1 }]);
  if (first === undefined || files.length === 0) {
    outcomes.push(['tests', readOutcome(report('vitest'), code, countVitest)]);
    return;
  }
  const again = ['run', '--maxWorkers=1', ...files];
  const secondCode = await vitest(`${files.length} of the files once more`, 'vitest-again', again);
  const count = (second: VitestReport) => countRepeated(first, second);
  outcomes.push(['tests', readOutcome(report('vitest-again'), secondCode, count)]);
}

/** All tests, since those besides the server's take seconds and the change may reach them, too. */
function vitestArguments({ related, needsServerTests }: Reach): string[] {
  return needsServerTests ? ['run'] : ['related', '--run', '--passWithNoTests', ...related];
}

function vitest(title: string, name: string, args: readonly string[]): Promise<number> {
  const reporters = ['dot', 'json', './scripts/test/errors-outside-tests.ts'];
  const output = [
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report(name)}`,
  ];
  return runStep(title, 'node_modules/vitest/vitest.mjs', [...args, ...output], {
    environment: { ERRORS_OUTSIDE_TESTS: report('errors') },
  });
}

/** Of a change, operators' tests still come after those of customers, whose panel they change. */
async function browserTests(): Promise<void> {
  if (!reach) return playwright('playwright', ['test']);
  const [customers, operators] = [false, true].map((isConsole) =>
    reach.browser.filter((path) => path.startsWith('e2e/console/') === isConsole),
  );
  if (customers?.length) await playwright('playwright', ['test', '--project=shop', ...customers]);
  if (operators?.length)
    await playwright('playwright-console', ['test', '--no-deps', '--project=console', ...operators]);
}

async function playwright(name: string, args: readonly string[]): Promise<void> {
  const code = await runStep('Browser tests', 'node_modules/@playwright/test/cli.js', args, {
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
  });
  outcomes.push(['browser tests', readOutcome(report(name), code, countPlaywright)]);
}

/** Loaded only when asked for: it reads the tables of pages, which a mistake in them must not keep from being checked. */
async function readReach(since: string | undefined): Promise<Reach> {
  const { reachOf } = await import('./changed/reach.ts');
  return reachOf(since);
}

function summarise(): void {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, [, outcome]) => total + count(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  print('Slowest files', slowestFiles(readReport(report('vitest')), readReport(report('playwright'))));
  print('Time', phaseLines());
  print(
    'Unsteady: passed at the second try',
    outcomes.flatMap(([, { unsteady = [] }]) => unsteady).map(({ test, cause }) => `${test}\n    ${cause}`),
  );
  console.log('');
  for (const [name, outcome] of outcomes)
    console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : testsFailed;
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${[title, ...lines].join('\n  ')}`);
}
