import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench, BenchResult, Reach } from '../bench.ts';
import type { Machine } from './machine.ts';

export interface SavedRow extends BenchResult {
  name: string;
  reach: Reach;
  /** The machine that measured it and the day, if it was not the one that the page names. */
  elsewhere?: string;
}

interface MergeOptions {
  benches: readonly Bench[];
  /** Where the saved rows were measured, if not on this machine. */
  savedElsewhere?: string | undefined;
}

export interface Results {
  machine: Machine;
  rows: SavedRow[];
}

const folder = join(import.meta.dirname, '../../docs/developers');
export const reportFile = (name: string): string => join(folder, name);

export async function readResults(): Promise<Results | undefined> {
  const text = await readFile(reportFile('speed.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Results);
}

/**
 * The saved rows with what was measured just now, in the order of the benches. A row that was not measured keeps its
 * last result and tells where that is from; a row whose bench was removed is dropped.
 */
export function mergeRows(
  saved: readonly SavedRow[],
  measured: ReadonlyMap<string, BenchResult>,
  { benches, savedElsewhere }: MergeOptions,
): SavedRow[] {
  return benches.flatMap(({ name, reach }) => {
    const old = saved.find((row) => row.name === name);
    const result = measured.get(name);
    const elsewhere = old?.elsewhere ?? savedElsewhere;
    const kept = old && { ...old, reach, ...(elsewhere && { elsewhere }) };
    if (!result) return kept ? [kept] : [];
    return [{ ...result, name, reach }];
  });
}

export async function writeResults(results: Results): Promise<void> {
  await writeFile(reportFile('speed.json'), `${JSON.stringify(results, undefined, 2)}\n`);
}
