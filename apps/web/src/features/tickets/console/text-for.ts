import { defaultLocale, type Locale } from '@marquee/domain/locale/locales.ts';

interface LocalText {
  locale: Locale;
  text: string;
}

/** In the reader's language, else in English, else in whatever there is. */
export function textFor(texts: readonly LocalText[], locale: Locale): string {
  const found =
    texts.find((one) => one.locale === locale) ??
    texts.find((one) => one.locale === defaultLocale) ??
    texts[0];
  return found?.text ?? '';
}
