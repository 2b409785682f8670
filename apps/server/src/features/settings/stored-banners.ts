import type { BannerPlace } from '@marquee/contract/shell/banner-places.ts';
import type { Banner } from '@marquee/contract/shell/shell.ts';
import type { Selectable } from 'kysely';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { type BannerTranslation, bannerView } from './banner-view.ts';
import { getSettings } from './get-settings.ts';

type BannerRow = Selectable<DB['banner']>;

/** Sanitized once when they are loaded, not for every visitor. */
const storedBanners: CacheDefinition<BannerRow[]> = {
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
    const { cleanBannerHtml } = await import('./banner-html.ts');
    return rows.map((row) => withClean(row, cleanBannerHtml));
  },
};

function withClean(row: BannerRow, clean: (html: string) => string): BannerRow {
  const translations = Object.entries(row.translations as Record<string, BannerTranslation>).map(
    ([locale, text]) => [
      locale,
      text.content === undefined ? text : { ...text, content: clean(text.content) },
    ],
  );
  return {
    ...row,
    content: row.content === null ? null : clean(row.content),
    translations: Object.fromEntries(translations),
  };
}

/** A slot that the panel has switched off shows nothing, even if it has banners. */
export async function listBanners(ctx: Context, place?: BannerPlace): Promise<Banner[]> {
  const [rows, { bannerSlots }] = await Promise.all([
    ctx.caches.get(storedBanners, ctx.panel.id),
    getSettings(ctx),
  ]);
  return rows
    .map((row) => bannerView(row, ctx.locale))
    .filter((banner) => bannerSlots[banner.place] && (place === undefined || banner.place === place));
}
