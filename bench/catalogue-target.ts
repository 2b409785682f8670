import Fastify from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../apps/server/src/app.ts';
import { openInstallation } from '../apps/server/src/installation.ts';
import { Closing } from '../apps/server/src/platform/closing.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { logRedaction } from '../apps/server/src/platform/log-redaction.ts';
import { createPanel } from '../apps/server/src/testing/create-panel.ts';
import { fillServices, withScratchDatabase } from './catalogue-database.ts';

/** The process under load: the real server and, on a port of its own, Fastify with the same bytes in hand. */
const wanted = { path: '/api/v1/services?page=1&per_page=40&locale=en', encoding: 'br' };

await withScratchDatabase(async (url) => {
  await migrate({ url });
  const { db, close } = connect({ url, poolSize: 2, applicationName: 'marquee-bench' });
  const panel = await createPanel(db, { slug: 'bench' });
  await db
    .insertInto('panel_domain')
    .values({ panel_id: panel.id, host: '127.0.0.1', is_primary: true, verified_at: new Date() })
    .execute();
  await fillServices(db, panel, 10_000);
  await close();

  const closing = new Closing();
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DEMO: '0',
    SECRET_KEY: 'only-for-bench'.repeat(3),
  };
  const config = await readConfig(environment, ['--services=web']);
  const log = pino({ level: 'info', ...logRedaction }, pino.destination('/dev/null'));
  const server = await buildApp(await openInstallation(config, log, () => undefined, closing), {
    pages: false,
  });
  const ours = await server.listen({ host: '127.0.0.1', port: 0 });

  const answer = await fetch(ours + wanted.path, { headers: { 'accept-encoding': wanted.encoding } });
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}`);
  const { rawPayload } = await server.inject({
    url: wanted.path,
    headers: { host: '127.0.0.1', 'accept-encoding': wanted.encoding },
  });
  const reference = Fastify();
  reference.get('/', (_request, reply) =>
    reply
      .header('content-encoding', wanted.encoding)
      .type('application/json; charset=utf-8')
      .send(rawPayload),
  );
  const theirs = await reference.listen({ host: '127.0.0.1', port: 0 });

  const stopped = new Promise<void>((resolve) => process.once('message', () => resolve()));
  process.send?.({ ours: ours + wanted.path, reference: `${theirs}/`, bytes: rawPayload.length });
  await stopped;
  await Promise.all([server.close(), reference.close()]);
  await closing.close();
});
process.disconnect();
