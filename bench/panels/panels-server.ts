import { setTimeout as passed } from 'node:timers/promises';
import { buildApp } from '../../apps/server/src/app.ts';
import { openInstallation } from '../../apps/server/src/installation.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';
import { Closing } from '../../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../../apps/server/src/platform/process/config.ts';

/** The real server on the database named by the argument; tells its memory when asked, until it is told to stop. */
const closing = new Closing();
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: process.argv[2] ?? '',
  DEMO: '0',
  SECRET_KEY: 'only-for-bench'.repeat(3),
};
const config = await readConfig(environment, ['--services=web']);
const installation = await openInstallation(config, createLogger(config), closing);
const server = await buildApp(installation, { pages: false });
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
process.on('message', async (message) => {
  if (message === 'memory') return process.send?.({ megabytes: await megabytesHeld() });
  await server.close();
  await closing.close();
  process.disconnect();
});
process.send?.({ origin });

async function megabytesHeld(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await passed(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}
