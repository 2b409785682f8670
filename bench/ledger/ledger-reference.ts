import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connect } from '../../apps/server/src/platform/db/connect.ts';
import { perSecond } from '../per-second.ts';
import type { LedgerDatabase } from './ledger-database.ts';

const run = promisify(execFile);

export async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

function takeCall(panelId: bigint, key: string, customer: string, order: string): string {
  return `select txn_id, replayed, taken from ledger_take(${panelId}, 'order', ${key}, ${customer},
    '{bonus,cash}', 13, 'house', 0, 'escrow', 'order', ${order}, null, null, null, now())`;
}

/** The same call, driven by PostgreSQL's own load generator. */
export async function pgbenchSpends(
  { url, ctx, customers }: LedgerDatabase,
  load: { clients: number; seconds: number; accounts: number },
): Promise<number> {
  const file = path.join(tmpdir(), `marquee-bench-${process.pid}.sql`);
  const call = takeCall(ctx.panel.id, "'pgbench:' || gen_random_uuid()", ':customer', ':order');
  const first = customers[0] ?? 1n;
  await writeFile(
    file,
    `\\set customer random(${first}, ${first + BigInt(load.accounts) - 1n})\n` +
      `\\set order random(1, 1000000000)\n${call.replaceAll('\n', ' ')};\n`,
  );
  const { stdout } = await run('pgbench', [
    ...['-n', '-M', 'prepared', '-j', '2', '-c', String(load.clients)],
    ...['-T', String(load.seconds), '-f', file, url],
  ]);
  await rm(file);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
}

/** Where pgbench is missing: the same prepared call in a loop over the driver. */
export async function driverSpends(
  { url, ctx, customers }: LedgerDatabase,
  load: { clients: number; seconds: number; accounts: number },
): Promise<number> {
  const { pool, close } = connect({
    url,
    poolSize: load.clients,
    applicationName: 'marquee-bench-reference',
  });
  const text = takeCall(ctx.panel.id, "'driver:' || gen_random_uuid()", '$1', '$2');
  const rate = await perSecond(load, (turn) =>
    pool.query({ name: 'take', text, values: [customers[turn % load.accounts], turn] }),
  );
  await close();
  return rate;
}
