import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../apps/server/src/app.ts';
import { newRefreshSecret } from '../../apps/server/src/features/sessions/tokens/session-cookies.ts';
import { signSessionToken } from '../../apps/server/src/features/sessions/tokens/session-token.ts';
import { openInstallation } from '../../apps/server/src/installation.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';
import { Closing } from '../../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../../apps/server/src/platform/process/config.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';
import { fillConsole } from './fill-console.ts';

const [customers, orders] = process.argv.slice(2).map(Number);

/** The real server over a full panel with a member of staff signed in, until its parent sends a message. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
await chmod(dataDir, 0o755);
const embedded = await startEmbedded({ dataDir, log: () => undefined, durable: false });
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
  const filled = await fillConsole(db, panel, { customers: customers ?? 1000, orders: orders ?? 1000 });
  const server = await buildApp(installation, { pages: false });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const stopped = new Promise<void>((resolve) => process.once('message', () => resolve()));
  const ctx: Context = {
    ...installation.appServices,
    panel,
    actor: { kind: 'system', name: 'bench' },
    locale: 'en',
    requestId: 'bench',
    log: installation.log,
  };
  process.send?.({ origin, url: embedded.url, token: await staffToken(ctx), filled });
  await stopped;
  await server.close();
} finally {
  await closing.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.disconnect();

async function staffToken(ctx: Context): Promise<string> {
  const now = new Date();
  const { id } = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
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
  return signSessionToken(ctx, session.id);
}
