import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { buildApp } from '../../apps/server/src/app.ts';
import {
  createNetwork,
  createService,
  createServiceType,
} from '../../apps/server/src/features/catalogue/testing/create-catalogue.ts';
import { run as dispatchOrders } from '../../apps/server/src/features/dispatch/sending/dispatch-orders.ts';
import { loopContext } from '../../apps/server/src/features/dispatch/testing/paid-orders.ts';
import { creditWallet } from '../../apps/server/src/features/ledger/index.ts';
import { newRefreshSecret } from '../../apps/server/src/features/sessions/tokens/session-cookies.ts';
import { signSessionToken } from '../../apps/server/src/features/sessions/tokens/session-token.ts';
import { openInstallation } from '../../apps/server/src/installation.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';
import { Closing } from '../../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../../apps/server/src/platform/process/config.ts';
import { createAccount } from '../../apps/server/src/testing/create-account.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';
import { fillHistory } from '../growth/fill-history.ts';

const customers = Number(process.argv[2] ?? 1);
const existingOrders = Number(process.argv[3] ?? 0);
/** How many share the existing orders; those who have money are the first of them. */
const accounts = Number(process.argv[4] ?? 0);

/** The real server over a durable database with customers who have money, until its parent sends a message. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
await chmod(dataDir, 0o755);
const embedded = await startEmbedded({ dataDir, log: () => undefined, durable: true });
const closing = new Closing();
try {
  await migrate({ url: embedded.url });
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: embedded.url,
    DEMO: '0',
    SECRET_KEY: 'only-for-bench'.repeat(3),
  };
  const config = await readConfig(environment, ['--services=web']);
  const installation = await openInstallation(config, createLogger(config), closing);
  const { db } = installation.connections.web;
  const panel = await createPanel(db, { slug: 'bench' });
  await db
    .insertInto('panel_domain')
    .values({ panel_id: panel.id, host: '127.0.0.1', is_primary: true, verified_at: new Date() })
    .execute();
  const type = await createServiceType(db, await createNetwork(db, panel));
  const service = await createService(db, type, { min: 10n });
  const ctx: Context = {
    ...installation.appServices,
    panel,
    actor: { kind: 'system', name: 'bench' },
    locale: 'en',
    requestId: 'bench',
    log: installation.log,
  };
  const people = [];
  for (let made = 0; made < customers; made += 1) people.push(await customer(ctx));
  const staff = await signedIn(ctx, (await createAccount(db, panel, { role: 'owner' })).id);
  const firstAccount = BigInt(people[0]?.id ?? 0);
  const size = { firstAccount, accounts: Math.max(customers, accounts), orders: existingOrders };
  if (existingOrders > 0)
    await fillHistory(embedded.url, { panelId: panel.id, serviceId: service.id, ...size });
  else await sql`vacuum analyze`.execute(db);
  const server = await buildApp(installation, { pages: false });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const stopped = new Promise<void>((resolve) => {
    process.on('message', async (message) => {
      if (message === 'dispatch') process.send?.({ milliseconds: await dispatchOnce(ctx) });
      else resolve();
    });
    process.once('disconnect', () => resolve());
  });
  process.send?.({
    origin,
    url: embedded.url,
    panelId: String(panel.id),
    serviceId: String(service.id),
    people,
    staffToken: staff.token,
  });
  await stopped;
  await server.close();
} finally {
  await closing.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (process.connected) process.disconnect();

async function customer(ctx: Context): Promise<{ id: string; token: string }> {
  const { id } = await createAccount(ctx.db, ctx.panel);
  await creditWallet(ctx, {
    type: 'invoiced',
    methodId: 1n,
    customerId: id,
    amount: parseMoney('1000000') ?? zero,
    key: `seed:${id}`,
  });
  return signedIn(ctx, id);
}

async function signedIn(ctx: Context, id: bigint): Promise<{ id: string; token: string }> {
  const now = new Date();
  const session = await ctx.db
    .insertInto('session')
    .values({
      panel_id: ctx.panel.id,
      account_id: id,
      refresh_hash: newRefreshSecret().hash,
      address: '127.0.0.1',
      user_agent: 'bench',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: String(id), token: await signSessionToken(ctx, session.id) };
}

/** One turn of the loop that hands orders to providers: it picks up, claims and, without a provider, gives back. */
async function dispatchOnce(ctx: Context): Promise<number> {
  const start = performance.now();
  await dispatchOrders(loopContext(ctx));
  return performance.now() - start;
}
