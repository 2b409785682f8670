import Fastify from 'fastify';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts';

/** The least that starts its database, listens, asks the database and runs one queue: what a panel is compared with. */
const { DATA_DIR = '', PORT } = process.env;
const database = await startEmbedded({ dataDir: DATA_DIR, log: () => undefined });
const pool = new pg.Pool({ connectionString: database.url });
const boss = new PgBoss({ connectionString: database.url, max: 1 });
await boss.start();
await boss.createQueue('one');
await boss.work('one', async () => undefined);
const server = Fastify();
server.get('/readyz', async () => ({ rows: (await pool.query('select 1')).rowCount }));
server.get('/memory', async () => ({ bytes: process.memoryUsage.rss() }));
await server.listen({ host: 'localhost', port: Number(PORT) });
process.once('SIGTERM', async () => {
  await server.close();
  await boss.stop({ graceful: false });
  await pool.end();
  await database.stop();
  process.exit();
});
