import { readFile, writeFile } from 'node:fs/promises';
import type { Bench, BenchResult } from '../bench.ts';
import { describeMachine, type Machine } from './machine.ts';
import { mergeRows, readResults, reportFile, writeResults } from './results.ts';
import { speedPlot } from './speed-plot.ts';
import { withTable } from './speed-table.ts';

/** Writes what was measured to docs/developers: the figures, the plot and the table on the page. */
export async function saveResults(
  measured: ReadonlyMap<string, BenchResult>,
  benches: readonly Bench[],
): Promise<void> {
  const saved = await readResults();
  const machine = describeMachine();
  const savedElsewhere = saved && !isSame(saved.machine, machine) ? nameOf(saved.machine) : undefined;
  const rows = mergeRows(saved?.rows ?? [], measured, { benches, savedElsewhere });
  const results = { machine, rows };
  await writeResults(results);
  await writeFile(reportFile('speed.svg'), speedPlot(rows));
  const page = await readFile(reportFile('speed.md'), 'utf8');
  await writeFile(reportFile('speed.md'), withTable(page, results));
}

function isSame(one: Machine, other: Machine): boolean {
  return one.processor === other.processor && one.cores === other.cores;
}

function nameOf({ processor, measuredOn }: Machine): string {
  return `${processor}, ${measuredOn}`;
}
