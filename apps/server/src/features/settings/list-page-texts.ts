import type { listPageTexts as endpoint } from '@marquee/contract/console/settings.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { type TextPage, textPages } from '@marquee/domain/legal/text-pages.ts';
import { type Locale, locales } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../../platform/context.ts';

export async function listPageTexts({ db, panel }: Context): Promise<Answer<typeof endpoint>['data']> {
  const rows = await db
    .selectFrom('page_text')
    .select(['page', 'locale'])
    .where('panel_id', '=', panel.id)
    .execute();
  return rows.flatMap((row) => {
    const page = textPages.find((name) => name === row.page);
    const locale = locales.find((name) => name === row.locale);
    return page && locale ? { page, locale } : [];
  });
}

/** In exactly this language; empty where there is none. */
export async function getOwnPageText(
  { db, panel }: Context,
  { page, locale }: { page: TextPage; locale: Locale },
): Promise<{ body: string }> {
  const row = await db
    .selectFrom('page_text')
    .select('body')
    .where('panel_id', '=', panel.id)
    .where('page', '=', page)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return { body: row?.body ?? '' };
}
