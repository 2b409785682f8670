import { groupThousands } from '@marquee/domain/format/number.ts';
import { numberStyleFor } from '@marquee/domain/format/number-style.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import formatOnly from 'use-intl/format-message/format-only';

type Arguments = Parameters<typeof formatOnly>;
type Options = Arguments[3];

/** For `IntlProvider`: `#` is written as the language does, otherwise like all numbers of the panel. */
export const formatsByLanguage = { number: { byLanguage: {} } };

/**
 * The build puts it in place of `use-intl/format-message`: phrases are compiled already, and a number in a phrase
 * looks like the numbers around it.
 */
// biome-ignore lint/style/noDefaultExport: use-intl imports it so
export default function formatMessage(...[key, message, values, options]: Arguments) {
  if (typeof message === 'string') return message;
  return formatOnly(key, message, values, { ...options, formatters: withOwnNumbers(options) });
}

formatMessage.raw = formatOnly.raw;

function withOwnNumbers({ formatters, globalFormats, locale }: Options): Options['formatters'] {
  const isByLanguage = globalFormats?.number?.byLanguage !== undefined;
  const style = numberStyleFor(locale.replace('-', '_') as Locale, isByLanguage);
  const format = (value: number) => groupThousands(String(Math.round(value * 1000) / 1000), style);
  return { ...formatters, getNumberFormat: () => ({ format }) as Intl.NumberFormat };
}
