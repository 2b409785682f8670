import { sql } from 'kysely';
import { buildApp } from '../../apps/server/src/app.ts';
import { hashToken, newToken } from '../../apps/server/src/features/api-tokens/token-text.ts';
import { openInstallation } from '../../apps/server/src/installation.ts';
import type { Panel } from '../../apps/server/src/platform/context.ts';
import { connect } from '../../apps/server/src/platform/db/connect.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';
import { Closing } from '../../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../../apps/server/src/platform/process/config.ts';
import { createAccount } from '../../apps/server/src/testing/create-account.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';
import { fillServices, withScratchDatabase } from '../catalogue/catalogue-database.ts';

/** A key may call 120 times a minute: enough resellers that none reaches the limit. */
const resellers = 600;
const ordersEach = 100;

/** The real server with 20,000 services and resellers who have orders, until its parent sends a message. */
await withScratchDatabase(async (url) => {
  await migrate({ url });
  const callers = await fill(url);
  const closing = new Closing();
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DEMO: '0',
    SECRET_KEY: 'only-for-bench'.repeat(3),
  };
  const config = await readConfig(environment, ['--services=web']);
  const installation = await openInstallation(config, createLogger(config), closing);
  const server = await buildApp(installation, { pages: false });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const stopped = new Promise<void>((resolve) => process.once('message', () => resolve()));
  process.send?.({ origin, url, callers });
  await stopped;
  await server.close();
  await closing.close();
});
process.disconnect();

async function fill(url: string): Promise<{ key: string; orders: string }[]> {
  const { db, close } = connect({ url, poolSize: 2, applicationName: 'marquee-bench' });
  const callers = await db.connection().execute(async (connection) => {
    // On a busy machine filling is slow; it is not measured.
    await sql`set statement_timeout = 0`.execute(connection);
    const panel = await createPanel(connection, { slug: 'bench' });
    await connection
      .insertInto('panel_domain')
      .values({ panel_id: panel.id, host: '127.0.0.1', is_primary: true, verified_at: new Date() })
      .execute();
    await fillServices(connection, panel, 20_000);
    const made = [];
    for (let count = 0; count < resellers; count += 1) made.push(await reseller(connection, panel));
    await sql`vacuum analyze`.execute(connection);
    return made;
  });
  await close();
  return callers;
}

async function reseller(db: Database, panel: Panel): Promise<{ key: string; orders: string }> {
  const account = await createAccount(db, panel);
  const key = newToken();
  const own = { panel_id: panel.id, account_id: account.id };
  await db
    .insertInto('api_token')
    .values({ ...own, hash: hashToken(key), hint: key.slice(-4), created_at: new Date() })
    .execute();
  const { id: groupId } = await db
    .insertInto('order_group')
    .values({ ...own, paid_by: 'balance', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: bigint }>`
    insert into customer_order (panel_id, group_id, account_id, service_id, status, link, quantity, price, pricing_per,
                                listed_cost, charged, start_count, delivered, created_at, starts_at, handed_over_at,
                                updated_at)
    select ${panel.id}, ${groupId}, ${account.id}, (select min(id) from service where panel_id = ${panel.id}),
           'in_processing', 'https://example.com/' || n, 1000, 100000000, 1000, 100000000, 100000000, 3572, 843,
           now(), now(), now(), now()
      from generate_series(1, ${ordersEach}::int) n returning id`.execute(db);
  return { key, orders: rows.map(({ id }) => id).join(',') };
}
