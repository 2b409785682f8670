import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  createNetwork,
  createServiceType,
} from '../../apps/server/src/features/catalogue/testing/create-catalogue.ts';
import { addProvider } from '../../apps/server/src/features/providers/index.ts';
import { openInstallation } from '../../apps/server/src/installation.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';
import { Closing } from '../../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../../apps/server/src/platform/process/config.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';
import { withScratchDatabase } from '../catalogue/catalogue-database.ts';

interface DeliveryShop {
  ctx: Context;
  /** Of its database. */
  url: string;
  type: Awaited<ReturnType<typeof createServiceType>>;
  providerId: bigint;
}

/** A panel whose provider runs in a separate process, called over HTTP like every other. */
export async function withDeliveryShop<Result>(
  work: (shop: DeliveryShop) => Promise<Result>,
): Promise<Result> {
  const remote = fork(join(import.meta.dirname, 'provider-server.ts'), { execArgv: [] });
  const [url] = (await once(remote, 'message')) as [string];
  const closing = new Closing();
  try {
    return await withScratchDatabase(async (database) => {
      const environment = {
        NODE_ENV: 'production',
        DATABASE_URL: database,
        DEMO: '0',
        ALLOW_LOOPBACK_FETCH: '1',
        SECRET_KEY: 'only-for-bench'.repeat(3),
        LOG_LEVEL: 'silent',
      };
      const config = await readConfig(environment, ['--services=worker']);
      const log = createLogger(config);
      const { appServices } = await openInstallation(config, log, closing);
      const panel = await createPanel(appServices.db, { slug: 'bench' });
      const actor = { kind: 'system', name: 'bench' } as const;
      const ctx: Context = { ...appServices, panel, actor, locale: 'en', requestId: 'bench', log };
      const type = await createServiceType(ctx.db, await createNetwork(ctx.db, panel));
      const providerId = await addProvider(ctx, { name: 'Upstream', adapter: 'smm_v2', url, key: 'key' });
      try {
        return await work({ ctx, url: database, type, providerId });
      } finally {
        await closing.close();
      }
    });
  } finally {
    remote.disconnect();
  }
}
