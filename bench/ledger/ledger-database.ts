import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { creditWallet } from '../../apps/server/src/features/ledger/index.ts';
import { bareContext } from '../../apps/server/src/features/ledger/testing/bare-context.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { connect } from '../../apps/server/src/platform/db/connect.ts';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createAccount } from '../../apps/server/src/testing/create-account.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';

export interface LedgerDatabase {
  url: string;
  ctx: Context;
  /** Their ids are consecutive. */
  customers: bigint[];
}

/** A separate durable database with customers who have money, while `work` runs. */
export async function withLedgerDatabase<T>(
  size: { customers: number; clients: number },
  work: (database: LedgerDatabase) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => undefined, durable: true });
  const { url } = embedded;
  const connection = connect({ url, poolSize: size.clients, applicationName: 'marquee-bench' });
  try {
    await migrate({ url });
    const panel = await createPanel(connection.db, { slug: 'bench' });
    const ctx = bareContext(connection.db, panel);
    const customers: bigint[] = [];
    const amount = parseMoney('1000000') ?? zero;
    for (let made = 0; made < size.customers; made += 1) {
      const { id: customerId } = await createAccount(ctx.db, panel);
      await creditWallet(ctx, {
        type: 'invoiced',
        methodId: 1n,
        customerId,
        amount,
        key: `seed:${customerId}`,
      });
      customers.push(customerId);
    }
    await sql`vacuum analyze`.execute(ctx.db);
    return await work({ url, ctx, customers });
  } finally {
    await connection.close();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
