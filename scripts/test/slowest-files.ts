import { join, relative } from 'node:path';
import { root } from '../setup/root.mjs';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './outcome.ts';

interface FileTime {
  path: string;
  seconds: number;
}

/** The files whose tests took longest, one line each. Files of two workers run at once, so this is no share of a phase. */
export function slowestFiles(
  vitest: VitestReport | undefined,
  playwright: PlaywrightReport | undefined,
  count = 10,
): string[] {
  return [...(vitest ? vitestTimes(vitest) : []), ...(playwright ? playwrightTimes(playwright) : [])]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
}

function vitestTimes({ testResults }: VitestReport): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    path: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

function playwrightTimes({ config, suites }: PlaywrightReport): FileTime[] {
  const times = new Map<string, number>();
  for (const suite of suites) {
    const path = relative(root, join(config.rootDir, suite.file));
    times.set(path, (times.get(path) ?? 0) + secondsOf(suite));
  }
  return [...times].map(([path, seconds]) => ({ path, seconds }));
}

/** Every try of a test took its time. */
function secondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const tries = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  const own = tries.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}
