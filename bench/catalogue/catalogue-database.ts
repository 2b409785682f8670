import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '@marquee/domain/locale/locales.ts';
import { sql } from 'kysely';
import {
  createNetwork,
  createServiceType,
} from '../../apps/server/src/features/catalogue/testing/create-catalogue.ts';
import type { Panel } from '../../apps/server/src/platform/context.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts';

const networks = 10;
const typesPerNetwork = 5;
const portion = 1000;

/** An embedded database in its own directory while `work` runs. */
export async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => undefined, durable: false });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Services that all differ in name, text and price, in all languages. */
export async function fillServices(db: Database, panel: Panel, count: number): Promise<void> {
  const typeIds: bigint[] = [];
  for (let network = 0; network < networks; network += 1) {
    const row = await createNetwork(db, panel, { slug: `network-${network}`, name: `Network ${network}` });
    for (let type = 0; type < typesPerNetwork; type += 1) {
      const slug = `network-${network}-type-${type}`;
      typeIds.push((await createServiceType(db, row, { slug, name: `Type ${type}` })).id);
    }
  }
  const languages = locales.filter((locale) => locale !== 'en');
  for (let first = 1; first <= count; first += portion) {
    await sql`
      insert into service (panel_id, service_type_id, slug, name, short_description, description, requirements,
                           default_price, discount_ppm, popularity, min, max, geo, labels, has_refill, refill_days,
                           start_minutes, speed_per_day, rating_hundredths, reviews_count, translations)
      select ${panel.id}::bigint, (${typeIds}::bigint[])[1 + n % ${typeIds.length}::int], 'service-' || n,
             'Followers · High quality · Germany · 30-day refill · ' || n,
             'Accounts with a picture, posts and some history, number ' || n || '.',
             'Delivery number ' || n || ' is spread evenly over several days and comes from accounts with a picture, '
               || 'posts and some history. If the count falls within thirty days, it is topped up free of charge.',
             'The profile is public and keeps its name until order ' || n || ' is complete.',
             (1 + n * 7919 % 5000) * 1000000::bigint, case when n % 9 = 0 then 100000 else 0 end, n * 104729 % 10000,
             10, 100000, case when n % 3 = 0 then '{DE,US}'::text[] else '{}' end, '{premium,refill}', true, 30,
             n % 600, 5000, 480, 12,
             (select jsonb_object_agg(language, jsonb_build_object(
                       'name', language || ' · Abonnenten · Hohe Qualität · ' || n,
                       'short_description', language || ': Konten mit Bild, Beiträgen und etwas Geschichte, Nummer ' || n))
                from unnest(${languages}::text[]) language)
        from generate_series(${first}::int, ${Math.min(first + portion - 1, count)}::int) n`.execute(db);
  }
}
