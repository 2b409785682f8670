import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import type { EnglishPhrases } from '@marquee/i18n/phrases.ts';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { PhraseStore } from '../../lib/phrase-store.ts';

interface PhrasesProviderProps {
  locale: Locale;
  phrases: PhraseStore;
  children: ReactNode;
}

export function PhrasesProvider({ locale, phrases, children }: PhrasesProviderProps) {
  const messages = phrases.current() as Partial<EnglishPhrases>;
  return (
    // A check ensures that every language has the keys and placeholders of English, so English types them all.
    <IntlProvider locale={languageTag(locale)} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
