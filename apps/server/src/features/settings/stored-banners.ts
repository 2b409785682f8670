import type { Selectable } from 'kysely';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { cleanBannerHtml } from './banner-html.ts';
import type { BannerTranslation } from './banner-view.ts';

type BannerRow = Selectable<DB['banner']>;

/** Cleaned once, when they are read: not again for every visitor. */
export const storedBanners: CacheDefinition<BannerRow[]> = {
  name: 'banners',
  topics: ['banners'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('banner')
      .selectAll()
      .where('panel_id', '=', panelId)
      .where('is_enabled', '=', true)
      .orderBy('place')
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(cleaned);
  },
};

function cleaned(row: BannerRow): BannerRow {
  const translations = Object.entries(row.translations as Record<string, BannerTranslation>).map(
    ([locale, words]) => [
      locale,
      words.content === undefined ? words : { ...words, content: cleanBannerHtml(words.content) },
    ],
  );
  return {
    ...row,
    content: row.content === null ? null : cleanBannerHtml(row.content),
    translations: Object.fromEntries(translations),
  };
}
