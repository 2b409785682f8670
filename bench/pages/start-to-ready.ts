import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, BenchResult } from '../bench.ts';
import { type Started, withStarts } from './started-process.ts';

/** Web and worker as `npm start` runs them. */
const panel = join(import.meta.dirname, '../../scripts/start.mjs');
const bare = join(import.meta.dirname, 'bare-server.ts');
const rounds = 3;
const idleMs = 8000;
const countedMs = 20_000;

/** Measures the panel and the bare server in turns. */
async function besideBare(
  measure: (started: Started) => Promise<number>,
  times = 1,
): Promise<{ ours: number; reference: number }> {
  return withStarts(panel, (startPanel) =>
    withStarts(bare, async (startBare) => {
      const ours: number[] = [];
      const reference: number[] = [];
      for (let round = 0; round < times; round += 1) {
        ours.push(await measure(await startPanel()));
        reference.push(await measure(await startBare()));
      }
      return { ours: middle(ours), reference: middle(reference) };
    }),
  );
}

const middle = (values: number[]) =>
  values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;

async function startToReady(): Promise<BenchResult> {
  const seconds = await besideBare(async (started) => started.seconds, rounds);
  return {
    ours: 1 / seconds.ours,
    reference: 1 / seconds.reference,
    ratio: seconds.ours / seconds.reference,
    note: `${seconds.ours.toFixed(2)} s; Fastify, pg and pg-boss alone ${seconds.reference.toFixed(2)} s; the middle of ${rounds}; aim 1.0 s`,
  };
}

async function idleMemory(): Promise<BenchResult> {
  const { ours, reference } = await besideBare(async ({ megabytes }) => {
    await pause(idleMs);
    return megabytes();
  });
  return {
    ours,
    reference,
    ratio: ours / reference,
    note: 'megabytes resident, web and worker, without the database; reference: Fastify, pg and pg-boss alone; aim 180',
  };
}

async function idleTransactions(): Promise<BenchResult> {
  const { ours, reference } = await besideBare(async (started) => {
    await pause(idleMs);
    const before = await transactions(started);
    await pause(countedMs);
    return ((await transactions(started)) - before) / (countedMs / 1000);
  });
  return {
    ours,
    reference,
    ratio: ours / reference,
    note: 'transactions a second of an idle web and worker; reference: pg-boss with one queue and nothing else; aim 5',
  };
}

async function transactions({ ask }: Started): Promise<number> {
  const [row] = await ask<{ count: string }>(
    "select xact_commit + xact_rollback as count from pg_stat_database where datname = 'marquee'",
  );
  return Number(row?.count);
}

const allowedConnections = 16;
const visitors = 64;

function connectionsUnderLoad(): Promise<BenchResult> {
  return withStarts(panel, async (start) => {
    const { origin, ask } = await start();
    const asking = Promise.all(
      Array.from({ length: visitors }, async (_, visitor) => {
        for (let call = 0; call < 20; call += 1)
          await (await fetch(`${origin}/api/v1/orders?visitor=${visitor}-${call}`)).text();
      }),
    );
    let most = 0;
    const isOver = asking.then(() => true);
    while (!(await Promise.race([isOver, pause(200).then(() => false)]))) {
      const [row] = await ask<{ count: number }>(
        "select count(*)::integer as count from pg_stat_activity where application_name like 'marquee-%'",
      );
      most = Math.max(most, row?.count ?? 0);
    }
    return {
      ours: most,
      reference: allowedConnections,
      ratio: most / allowedConnections,
      note: `connections of one process with web and worker while ${visitors} ask; 8 for each is the aim`,
    };
  });
}

export const benches: readonly Bench[] = [
  { name: 'start to ready, data present', reach: '≤ 2.00', run: startToReady },
  { name: 'start: memory when idle', reach: '≤ 1.75', run: idleMemory },
  { name: 'start: transactions when idle', reach: '≤ 5.00', run: idleTransactions },
  { name: 'start: database connections', reach: '≤ 1.00', run: connectionsUnderLoad },
];
