import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { builds, isBuilt } from '../setup/sources-hash.mjs';
import { reachOf } from './changed/reach.ts';
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
const reach = changed === undefined ? undefined : reachOf(changed.split('=')[1]);
const outcomes: [name: string, outcome: Outcome][] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    // Ctrl-C in a terminal already reaches every step; a second signal would interrupt their cleanup.
    stopSteps(signal === 'SIGINT' && process.stdin.isTTY ? undefined : signal);
    outcomes.push([`stopped by ${signal}`, { passed: 0, failed: 1 }]);
  });
}

if (reach) print('Changed', reach.changed);
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
  const code = await vitest('Tests', 'vitest');
  const first = readReport<VitestReport>(report('vitest'));
  const files = first === undefined ? [] : filesToRepeat(first);
  if (reach && first?.testResults.length === 0) return;
  if (first === undefined || files.length === 0) {
    outcomes.push(['tests', readOutcome(report('vitest'), code, countVitest)]);
    return;
  }
  const secondCode = await vitest(`${files.length} of the files once more`, 'vitest-again', [
    '--maxWorkers=1',
    ...files,
  ]);
  const count = (second: VitestReport) => countRepeated(first, second);
  outcomes.push(['tests', readOutcome(report('vitest-again'), secondCode, count)]);
}

function vitest(title: string, name: string, args: readonly string[] = []): Promise<number> {
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`];
  const which = reach ? ['related', '--run', '--passWithNoTests', ...reach.related] : ['run'];
  return runStep(title, 'node_modules/vitest/vitest.mjs', [...which, ...output, ...args]);
}

async function browserTests(): Promise<void> {
  if (reach?.browser.length === 0) return;
  const which = ['test', ...(reach ? ['--no-deps', ...reach.browser] : [])];
  const code = await runStep('Browser tests', 'node_modules/@playwright/test/cli.js', which, {
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') },
  });
  outcomes.push(['browser tests', readOutcome(report('playwright'), code, countPlaywright)]);
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
  process.exitCode = failed === 0 ? 0 : 1;
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${[title, ...lines].join('\n  ')}`);
}
