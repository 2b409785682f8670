import type { PageSeo } from '@marquee/contract/shell/shell.ts';
import { defaultLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';

interface StoredPage extends PageSeo {
  locale: string;
}

const storedPages: CacheDefinition<StoredPage[]> = {
  name: 'pages',
  topics: ['pages'],
  load: (db, panelId) =>
    db
      .selectFrom('page_seo')
      .select(['locale', 'route_name', 'meta_title', 'meta_description'])
      .where('panel_id', '=', panelId)
      .orderBy('route_name')
      .execute(),
};

/** One record per route: in the requested language, or in English where that is missing. */
export async function listPages(ctx: Context): Promise<PageSeo[]> {
  const pages = await ctx.caches.get(storedPages, ctx.panel.id);
  const inLocale = (locale: Locale) => pages.filter((page) => page.locale === locale);
  const chosen = new Map(
    [...inLocale(defaultLocale), ...inLocale(ctx.locale)].map((page) => [page.route_name, page]),
  );
  return [...chosen.values()].map(({ locale: _, ...page }) => page);
}
