import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builds, isBuilt } from '../setup/sources-hash.mjs';
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
import { runStep, stopSteps } from './run-step.ts';

const reports = mkdtempSync(join(tmpdir(), 'marquee-test-reports-'));
const report = (name: string) => join(reports, `${name}.json`);
const outcomes: [name: string, outcome: Outcome][] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    // Ctrl-C in a terminal already reaches every step; a second signal would interrupt their cleanup.
    stopSteps(signal === 'SIGINT' && process.stdin.isTTY ? undefined : signal);
    outcomes.push([`stopped by ${signal}`, { passed: 0, failed: 1 }]);
  });
}

try {
  await build();
  await verify();
  await unitTests();
  await browserTests();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
summarise();

async function build(): Promise<void> {
  const stale = [...(isBuilt(builds.web) ? [] : ['web']), ...(isBuilt(builds.server) ? [] : ['server'])];
  if (stale.length === 0) return;
  const code = await runStep('Building the app', 'scripts/build.ts', stale, { NODE_ENV: 'production' });
  if (code !== 0) outcomes.push(['build', { passed: 0, failed: 1 }]);
}

async function verify(): Promise<void> {
  const code = await runStep('Checks', 'scripts/verify/run.ts', [`--json=${report('verify')}`]);
  outcomes.push(['checks', readOutcome(report('verify'), code, countVerify)]);
}

/** Tests that fail on a machine which others keep busy get a second attempt, alone, and are named if they needed it. */
async function unitTests(): Promise<void> {
  const code = await vitest('Tests', 'vitest');
  const first = readReport<VitestReport>(report('vitest'));
  const files = first === undefined ? [] : filesToRepeat(first);
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
  return runStep(title, 'node_modules/vitest/vitest.mjs', ['run', ...output, ...args]);
}

async function browserTests(): Promise<void> {
  const code = await runStep('Browser tests', 'node_modules/@playwright/test/cli.js', ['test'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
  });
  outcomes.push(['browser tests', readOutcome(report('playwright'), code, countPlaywright)]);
}

function summarise(): void {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, [, outcome]) => total + count(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log('');
  for (const [name, outcome] of outcomes)
    console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  for (const test of outcomes.flatMap(([, outcome]) => outcome.unsteady ?? []))
    console.log(`unsteady: ${test}`);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
