import type { Settings } from '@marquee/contract/generated/shell.ts';
import { defaultLocale, type Locale } from '@marquee/domain/locale/locales.ts';

const made = new WeakMap<Settings, Partial<Record<Locale, Settings>>>();

/** Some texts come in all languages; a page shows one, so only that travels with it. The same object each time. */
export function settingsInLanguage(settings: Settings, locale: Locale): Settings {
  const known = made.get(settings) ?? {};
  made.set(settings, known);
  known[locale] ??= {
    ...settings,
    metaTags: only(settings.metaTags, [locale, defaultLocale]),
    customMenuItems: settings.customMenuItems.map((item) => ({
      ...item,
      translations: only(item.translations, [locale]),
    })),
  };
  return known[locale];
}

type Texts<Text> = Partial<Record<Locale, Text>>;

function only<Text>(texts: Texts<Text>, shown: readonly Locale[]): Texts<Text> {
  return Object.fromEntries(shown.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : [])));
}
