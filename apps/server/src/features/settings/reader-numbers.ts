import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { numberStyleFor } from '@marquee/domain/format/number-style-of.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../../platform/context.ts';
import { getSettings } from './get-settings.ts';

/** How the panel writes numbers for somebody who reads this language. */
export async function readerNumbers(ctx: Context, locale: Locale = ctx.locale): Promise<NumberStyle> {
  return numberStyleFor(locale, (await getSettings(ctx)).numbers_by_language);
}
