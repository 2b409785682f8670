import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { createTranslator } from 'use-intl/core';
import { allPhrases, type EnglishPhrases } from './phrases.ts';

export type Translator = ReturnType<typeof createTranslator<EnglishPhrases, never>>;

const translators = new Map<Locale, Promise<Translator>>();

/** For mails and other texts that the server writes itself: `(await translator('de'))('mail.greeting', { name })`. */
export function translator(locale: Locale): Promise<Translator> {
  const known = translators.get(locale);
  if (known) return known;
  const created = create(locale);
  translators.set(locale, created);
  return created;
}

async function create(locale: Locale): Promise<Translator> {
  // Other languages have the same keys and placeholders as English; `npm run verify` checks it.
  const messages = (await allPhrases(locale)) as EnglishPhrases;
  return createTranslator({ locale: languageTag(locale), messages, timeZone: 'UTC' });
}
