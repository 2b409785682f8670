import { type Locale, locales } from '@marquee/domain/locale/locales.ts';
import type { Insertable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { pick, seededRandom } from '../seeded-random.ts';

import { texts } from '../texts.ts';
import type { StoredService } from './fill-catalogue-details.ts';
import { reviewStars } from './review-stars.ts';

const rowsPerInsert = 1000;
const day = 24 * 60 * 60 * 1000;

/** Languages of most reviews, repeated by how often each is picked. */
const commonLocales = [
  'en',
  'en',
  'en',
  'en',
  'en',
  'es',
  'es',
  'ru',
  'ru',
  'pt_BR',
  'pt_BR',
  'de',
  'de',
] as const;
const writers: readonly [Locale, ...Locale[]] = [
  ...commonLocales,
  ...locales.filter((locale) => !commonLocales.some((common) => common === locale)),
];

/** One row per review that the services' ratings were computed from. */
export async function fillReviews(
  db: Database,
  clock: Clock,
  panelId: bigint,
  services: readonly StoredService[],
): Promise<void> {
  const rows = services.flatMap((service) => makeReviews(service, panelId, clock.now()));
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await db
      .insertInto('review')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute();
  }
}

function makeReviews(service: StoredService, panelId: bigint, now: Date): Insertable<DB['review']>[] {
  if (service.restricted_access) return [];
  const random = seededRandom(`words about ${service.slug}`);
  return reviewStars(service.slug, service.popularity).map((rating) => {
    const locale = pick(writers, random());
    const { authors, good, fair, poor } = texts[locale].reviews;
    const sentences = (rating > 3 ? good : rating === 3 ? fair : poor).split('\n');
    const written = new Date(now.getTime() - Math.floor(random() ** 2 * 300 * day) - 60_000);
    return {
      panel_id: panelId,
      service_id: service.id,
      author_name: pick(authors.split('\n'), random()),
      rating,
      // Many reviews are stars without text.
      comment: random() < 0.35 ? '' : pick(sentences, random()),
      locale,
      status: 'approved',
      created_at: written,
      moderated_at: written,
    };
  });
}
