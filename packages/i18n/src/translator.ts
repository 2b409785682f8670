import { groupThousands } from '@marquee/domain/format/number.ts';
import { type NumberStyle, spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core';
import type { EnglishPhrases } from './generated/phrases.ts';
import { withIsolatedValues } from './isolated-values.ts';
import { allPhrases } from './load-phrases.ts';

export type Translator = ReturnType<typeof createTranslator<EnglishPhrases, never>>;

const translators = new Map<NumberStyle, Map<Locale, Promise<Translator>>>();

/**
 * For mails and other texts that the server writes itself: `(await translator('de'))('mail.greeting', { name })`. A
 * number that a phrase counts with is written in the style of the numbers around it.
 */
export function translator(locale: Locale, numbers: NumberStyle = spacedNumbers): Promise<Translator> {
  const known = translators.get(numbers)?.get(locale);
  if (known) return known;
  const created = create(locale, numbers);
  const ofStyle = translators.get(numbers) ?? new Map<Locale, Promise<Translator>>();
  translators.set(numbers, ofStyle.set(locale, created));
  created.catch(() => ofStyle.delete(locale));
  return created;
}

async function create(locale: Locale, numbers: NumberStyle): Promise<Translator> {
  // Other languages have the same keys and placeholders as English; `npm run verify` checks it.
  const messages = withIsolatedValues((await allPhrases(locale)) as unknown as EnglishPhrases, locale);
  const cache = _createCache();
  const format = (value: number) => groupThousands(String(Math.round(value * 1000) / 1000), numbers);
  return createTranslator({
    locale: languageTag(locale),
    messages,
    timeZone: 'UTC',
    _cache: cache,
    _formatters: {
      ..._createIntlFormatters(cache),
      getNumberFormat: () => ({ format }) as Intl.NumberFormat,
    },
  });
}
