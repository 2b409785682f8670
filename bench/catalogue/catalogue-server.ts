import { buildApp } from '../../apps/server/src/app.ts';
import { openInstallation } from '../../apps/server/src/installation.ts';
import { connect } from '../../apps/server/src/platform/db/connect.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';
import { Closing } from '../../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../../apps/server/src/platform/process/config.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';
import { fillServices, withScratchDatabase } from './catalogue-database.ts';

/** The real server over 10,000 services, logging as in production, until its parent sends a message. */
await withScratchDatabase(async (url) => {
  await fill(url);
  const closing = new Closing();
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DEMO: '0',
    SECRET_KEY: 'only-for-bench'.repeat(3),
  };
  const config = await readConfig(environment, ['--services=web']);
  const installation = await openInstallation(config, createLogger(config), closing);
  const server = await buildApp(installation, { pages: process.argv.includes('--pages') });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const stopped = new Promise<void>((resolve) => process.once('message', () => resolve()));
  process.send?.({ origin });
  await stopped;
  await server.close();
  await closing.close();
});
process.disconnect();

async function fill(url: string): Promise<void> {
  await migrate({ url });
  const { db, close } = connect({ url, poolSize: 2, applicationName: 'marquee-bench' });
  const panel = await createPanel(db, { slug: 'bench' });
  await db
    .insertInto('panel_domain')
    .values({ panel_id: panel.id, host: '127.0.0.1', is_primary: true, verified_at: new Date() })
    .execute();
  await fillServices(db, panel, 10_000);
  await close();
}
