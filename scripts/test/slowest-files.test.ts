import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { phaseLines } from './phases.ts';
import { slowestFiles } from './slowest-files.ts';

const tried = (...durations: number[]) => ({
  title: 'one',
  tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
});

it('names the files whose tests took longest, every try and group included', () => {
  const file = (name: string, endTime: number) => ({
    ...{ name: join(root, name), status: 'passed', startTime: 1000, endTime },
    assertionResults: [],
  });
  const vitest = {
    ...{ numPassedTests: 2, numFailedTests: 0 },
    testResults: [file('quick.test.ts', 1100), file('slow.test.ts', 9000)],
  };
  const group = { title: 'group', file: 'shop.spec.ts', specs: [tried(1000)] };
  const playwright = {
    config: { rootDir: join(root, 'e2e') },
    suites: [{ title: 'shop', file: 'shop.spec.ts', specs: [tried(2500, 500)], suites: [group] }],
    ...{ stats: { expected: 2, unexpected: 0 }, errors: [] },
  };
  expect(slowestFiles(vitest, playwright, 2)).toEqual([
    '    8.0 s  slow.test.ts',
    '    4.0 s  e2e/shop.spec.ts',
  ]);
  expect(slowestFiles(undefined, undefined)).toEqual([]);
});

it('adds the phases up', () => {
  const lines = phaseLines([
    { name: 'checks', seconds: 20, processorSeconds: 35.4 },
    { name: 'tests', seconds: 300, processorSeconds: 560 },
  ]);
  expect(lines.at(-1)).toMatch(/^together +320 s +595 s of processors$/);
});
