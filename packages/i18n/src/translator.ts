import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { createTranslator } from 'use-intl/core';
import { allPhrases, type EnglishPhrases } from './phrases.ts';

export type Translator = ReturnType<typeof createTranslator<EnglishPhrases, never>>;

const translators = new Map<Locale, Promise<Translator>>();

/** For mails and other words the server writes itself: `(await translator('de'))('mail.greeting', { name })`. */
export function translator(locale: Locale): Promise<Translator> {
  const known = translators.get(locale);
  if (known) return known;
  const made = make(locale);
  translators.set(locale, made);
  return made;
}

async function make(locale: Locale): Promise<Translator> {
  // Other languages have the same keys and placeholders as English; `npm run verify` holds them to it.
  const messages = (await allPhrases(locale)) as EnglishPhrases;
  return createTranslator({ locale: languageTag(locale), messages, timeZone: 'UTC' });
}
