import { expect, test } from 'vitest';
import type { Bench } from '../bench.ts';
import { isReached } from './aim.ts';
import { mergeRows, type SavedRow } from './results.ts';
import { speedPlot } from './speed-plot.ts';
import { withTable } from './speed-table.ts';

const row: SavedRow = { name: 'a <row>', reach: '≥ 1.00', ours: 5, reference: 10, ratio: 0.5 };
const machine = {
  processor: 'A',
  cores: 2,
  memoryGigabytes: 24,
  system: 'Linux',
  node: 'v24',
  postgres: '18',
  syncsPerSecond: 1000,
  measuredOn: '2026-01-01',
};

test('an aim is reached from its own side, as printed', () => {
  expect([isReached(0.996, '≥ 1.00'), isReached(0.99, '≥ 1.00')]).toEqual([true, false]);
  expect([isReached(3.004, '≤ 3.00'), isReached(3.1, '≤ 3.00')]).toEqual([true, false]);
  expect(isReached(Number.NaN, '≤ 3.00')).toBe(false);
  expect(isReached(0, '≤ 3.00')).toBe(false);
});

test('a run of some rows leaves the others and drops rows without a bench', () => {
  const bench = (name: string): Bench => ({ name, reach: '≥ 2.00', run: () => Promise.reject(new Error()) });
  const measured = new Map([['one', { ours: 3, reference: 1, ratio: 3 }]]);
  const saved = [
    { ...row, name: 'two' },
    { ...row, name: 'gone' },
    { ...row, name: 'one' },
  ];
  const benches = [bench('one'), bench('two'), bench('never measured')];
  expect(mergeRows(saved, measured, { benches })).toEqual([
    { name: 'one', reach: '≥ 2.00', ours: 3, reference: 1, ratio: 3 },
    { ...row, name: 'two', reach: '≥ 2.00' },
  ]);
});

test('a row of another machine says so until it is measured here', () => {
  const bench: Bench = { name: row.name, reach: row.reach, run: () => Promise.reject(new Error()) };
  const options = { benches: [bench] };
  const moved = mergeRows([row], new Map(), { ...options, savedElsewhere: 'B, 2026-01-01' });
  expect(moved).toEqual([{ ...row, elsewhere: 'B, 2026-01-01' }]);
  const again = mergeRows(moved, new Map(), { ...options, savedElsewhere: 'C, 2026-01-02' });
  expect(again).toEqual(moved);
  const page = 'Before.\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nAfter.\n';
  expect(withTable(page, { machine, rows: again })).toContain('| on B, 2026-01-01 |');
  const here = mergeRows(moved, new Map([[row.name, { ours: 3, reference: 1, ratio: 3 }]]), options);
  expect(here).toEqual([{ ...row, ours: 3, reference: 1, ratio: 3 }]);
});

test('the page shows a missed aim and keeps its own text', () => {
  const page = 'Before.\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nAfter.\n';
  const written = withTable(page, { machine, rows: [row] });
  expect(written).toContain('| a <row> | 0.50 | ≥ 1.00 | **no** |');
  expect(written).toMatch(/^Before\.[\s\S]*After\.\n$/);
  expect(written).not.toContain('old');
  expect(withTable(written, { machine, rows: [row] })).toBe(written);
});

test('the plot has a bar for each row', () => {
  const plot = speedPlot([row, { ...row, ratio: 2 }]);
  expect(plot.match(/<rect class="no"/g)).toHaveLength(1);
  expect(plot.match(/<rect class="yes"/g)).toHaveLength(1);
  expect(plot).toContain('a &lt;row>');
});
