import { type NumberStyle, spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { type ReactNode, useMemo } from 'react';
import type { PhraseStore } from '../../lib/phrase-store.ts';
import { NumbersContext, numbersIn } from '../../ui/text/use-numbers.ts';
import { PhrasesContext } from '../../ui/text/use-translations.tsx';

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
  const messages = phrases.current();
  const shown = useMemo(() => numbersIn(numbers), [numbers]);
  const ofPage = useMemo(() => ({ locale: languageTag(locale), messages }), [locale, messages]);
  return (
    <PhrasesContext value={ofPage}>
      <NumbersContext value={shown}>{children}</NumbersContext>
    </PhrasesContext>
  );
}
