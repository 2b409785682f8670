import { setTimeout as passed } from 'node:timers/promises';
import { locales } from '@marquee/domain/locale/locales.ts';
import { getServiceIndex } from '../../apps/server/src/features/catalogue/services/get-service-index.ts';
import { listServices } from '../../apps/server/src/features/catalogue/services/list-services.ts';
import { bareContext } from '../../apps/server/src/features/ledger/testing/bare-context.ts';
import type { CacheDefinition } from '../../apps/server/src/platform/caches.ts';
import { connect } from '../../apps/server/src/platform/db/connect.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';
import { fillServices, withScratchDatabase } from './catalogue-database.ts';

/** Started with `--expose-gc`: the memory of 10,000 services after every language was listed, searched and indexed. */
await withScratchDatabase(async (url) => {
  await migrate({ url });
  const { db, close } = connect({ url, poolSize: 4, applicationName: 'marquee-bench' });
  const panel = await createPanel(db, { slug: 'bench' });
  await fillServices(db, panel, 10_000);
  const before = await megabytesHeld();
  const kept = new Map<CacheDefinition<unknown>, Promise<unknown>>();
  const caches = {
    get: <T>(definition: CacheDefinition<T>) => {
      const value = kept.get(definition) ?? definition.load(db, panel.id);
      kept.set(definition, value);
      return value as Promise<T>;
    },
  };
  for (const locale of locales) {
    const ctx = { ...bareContext(db, panel), caches, locale };
    for (let page = 1; page <= 20; page += 1)
      await listServices(ctx, { page, per_page: 40, sort: 'price_asc' });
    await listServices(ctx, { page: 1, per_page: 40, sort: 'popularity', search: 'folowers' });
    await getServiceIndex(ctx);
  }
  const megabytes = (await megabytesHeld()) - before;
  const rows = await db.selectFrom('service').selectAll().where('panel_id', '=', panel.id).execute();
  const rowsMegabytes = (await megabytesHeld()) - before - megabytes;
  process.send?.({ megabytes, rowsMegabytes, rows: rows.length });
  // Keeps the loaded data alive until it is measured.
  kept.clear();
  await close();
});
process.disconnect();

async function megabytesHeld(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await passed(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}
