import type { TextPage } from '@marquee/domain/legal/text-pages.ts';
import { defaultLocale } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';

/** In the reader's language, or in English where that is missing. */
export async function getPageText({ db, panel, locale }: Context, page: TextPage): Promise<{ body: string }> {
  const texts = await db
    .selectFrom('page_text')
    .select(['locale', 'body'])
    .where('panel_id', '=', panel.id)
    .where('page', '=', page)
    .where('locale', 'in', [locale, defaultLocale])
    .execute();
  const text = texts.find((row) => row.locale === locale) ?? texts[0];
  return text ? { body: text.body } : refuse('not_found');
}
