import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareContext } from '../apps/server/src/features/ledger/testing/bare-context.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { startEmbedded } from '../apps/server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { createAccount } from '../apps/server/src/testing/create-account.ts';
import { createPanel } from '../apps/server/src/testing/create-panel.ts';
import { auditLedger, type LedgerAudit } from './audit-ledger.ts';
import { isSpread, stopAtOnce } from './faults.ts';
import { LedgerLoad } from './ledger-load.ts';

interface KillReport extends LedgerAudit {
  kills: number;
  databaseStops: number;
  chains: number;
  acknowledged: number;
  replays: number;
}

/**
 * Mixed ledger load on a durable database, killed at random moments; whatever was not acknowledged is
 * sent again by the next process. Returns what the ledger then lacks or has too much of.
 */
export async function killLedgerLoad(options: { kills: number; databaseStops: number }): Promise<KillReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-chaos-'));
  await chmod(dataDir, 0o755);
  const start = () => startEmbedded({ dataDir, log: () => undefined, durable: true });
  let database = await start();
  try {
    await migrate({ url: database.url });
    const { panel, customers } = await createCustomers(database.url);
    const load = new LedgerLoad();
    const startLoad = () =>
      load.start({ url: database.url, panelId: String(panel.id), customers: customers.map(String) });

    const rounds = options.kills + options.databaseStops;
    for (let round = 1; round <= rounds; round += 1) {
      await startLoad();
      await sleep(Math.random() * 500);
      if (isSpread(round, rounds, options.databaseStops)) {
        await stopAtOnce(database.url);
        await load.kill();
        database = await start();
      } else {
        await load.kill();
      }
    }
    await startLoad();
    await load.finish();

    const connection = connect({ url: database.url, poolSize: 2, applicationName: 'marquee-chaos-audit' });
    const audit = await auditLedger(bareContext(connection.db, panel), load, customers);
    await connection.close();
    return {
      ...options,
      ...audit,
      chains: load.started,
      acknowledged: load.acknowledged.size,
      replays: load.replays,
    };
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function createCustomers(url: string) {
  const connection = connect({ url, poolSize: 2, applicationName: 'marquee-chaos-people' });
  const panel = await createPanel(connection.db, { slug: 'chaos' });
  const customers: bigint[] = [];
  for (let made = 0; made < 5; made += 1) customers.push((await createAccount(connection.db, panel)).id);
  await connection.close();
  return { panel, customers };
}
