import { type NumberStyle, spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import type { EnglishPhrases } from '@marquee/i18n/generated/phrases.ts';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import { formatsOf } from '../../lib/format-message.ts';
import type { PhraseStore } from '../../lib/phrase-store.ts';
import { NumbersContext, numbersIn } from '../../ui/text/use-numbers.ts';

interface PhrasesProviderProps {
  locale: Locale;
  phrases: PhraseStore;
  numbers?: NumberStyle | undefined;
  children: ReactNode;
}

export function PhrasesProvider({
  locale,
  phrases,
  numbers = spacedNumbers,
  children,
}: PhrasesProviderProps) {
  const messages = phrases.current() as unknown as Partial<EnglishPhrases>;
  const [shown, formats] = useMemo(() => [numbersIn(numbers), formatsOf(numbers)], [numbers]);
  return (
    // A check ensures that every language has the keys and placeholders of English, so English types them all.
    <IntlProvider locale={languageTag(locale)} messages={messages} timeZone="UTC" formats={formats}>
      <NumbersContext value={shown}>{children}</NumbersContext>
    </IntlProvider>
  );
}
