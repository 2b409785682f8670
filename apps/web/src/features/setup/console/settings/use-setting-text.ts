import type { SettingEntry } from '@marquee/domain/settings/setting-list.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

/** Phrases have no dots in their keys. */
export type PhraseKey<Path extends string> = Path extends `${infer Head}.${infer Tail}`
  ? `${Head}_${PhraseKey<Tail>}`
  : Path;

export interface SettingText {
  name: string;
  /** What it does and where. */
  text: string;
}

/** The name and explanation of a setting; the compiler asks for those of a new one. */
export function useSettingText(): (entry: SettingEntry) => SettingText {
  const t = useTranslations('adminSettings');
  return ({ phrase }) => {
    switch (phrase.of) {
      case 'settings': {
        const key = phrase.name.replaceAll('.', '_') as PhraseKey<typeof phrase.name>;
        return { name: t(`settings.${key}.name`), text: t(`settings.${key}.text`) };
      }
      case 'colors':
        return {
          name: t(`themes.${phrase.theme}`, { color: t(`colors.${phrase.name}`) }),
          text: t('colorText'),
        };
      case 'banners':
        return { name: t(`banners.${phrase.name}`), text: t('bannerText') };
    }
  };
}
