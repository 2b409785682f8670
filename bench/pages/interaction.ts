import { startPanel } from '../../e2e/server/start-panel.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { chromiumPath } from '../chromium-path.ts';
import { median } from '../load/latencies.ts';
import { slowness, type Visit, visit } from './visit.ts';
import { type Walk, walks } from './walks.ts';

const runs = 5;
/** What a visitor may feel on a processor `slowness` times slower, in milliseconds. */
const aims = { task: 50, interaction: 100 };
/** Milliseconds that `pageWork` takes, slowed down, on the core for which the aims are meant. */
const nominalWork = 40;

type Kind = keyof typeof aims;

type Results = Record<Kind, BenchResult>;

/** All walks on one panel. */
async function measure(): Promise<(walk: Walk) => Results> {
  const browserAt = chromiumPath();
  if ('missing' in browserAt) {
    const missing = { ours: 0, reference: 0, ratio: 0, note: browserAt.missing };
    return () => ({ task: missing, interaction: missing });
  }
  const panel = await startPanel();
  try {
    const found = new Map<Walk, Results>();
    for (const walk of walks) found.set(walk, await results(browserAt.path, panel.origin, walk));
    return (walk) => found.get(walk) as Results;
  } finally {
    await panel.stop();
  }
}

async function results(executablePath: string, origin: string, walk: Walk): Promise<Results> {
  const visits: Visit[] = [];
  for (let run = 0; run <= runs; run += 1) visits.push(await visit(executablePath, origin, walk));
  // The first visit warms the server up.
  const counted = visits.slice(1);
  const scale = median(counted.map(({ work }) => work)) / nominalWork;
  return {
    task: judged('task', median(counted.map(({ longestTask }) => longestTask)), scale),
    interaction: judged('interaction', median(counted.map(({ slowestEvent }) => slowestEvent)), scale),
  };
}

/** The aim grows with the time that the same work takes on this machine in the same visits. */
function judged(kind: Kind, ours: number, scale: number): BenchResult {
  const reference = aims[kind] * scale;
  const note = `${ours.toFixed(0)} ms; ${aims[kind]} ms are ${reference.toFixed(0)} here`;
  return { ours, reference, ratio: ours / reference, note };
}

let measured: ReturnType<typeof measure> | undefined;

/** One measurement gives all rows. */
async function resultsOf(walk: Walk): Promise<Results> {
  measured ??= measure();
  return (await measured)(walk);
}

export const benches: readonly Bench[] = walks.flatMap((walk) => [
  {
    name: `interaction: longest task, ${walk.name}, ${slowness} × slower`,
    reach: '≤ 1.00',
    run: async () => (await resultsOf(walk)).task,
  },
  {
    name: `interaction: slowest answer, ${walk.name}, ${slowness} × slower`,
    reach: '≤ 1.00',
    run: async () => (await resultsOf(walk)).interaction,
  },
]);
