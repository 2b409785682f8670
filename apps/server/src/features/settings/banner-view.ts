import type { Banner } from '@marquee/contract/shell.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';

type Information = Banner['information'][number];

/** What a banner says in one language; anything it does not name stays as written for all. */
interface BannerTranslation {
  content?: string;
  information?: Partial<Information>[];
}

const nothing: Information = {
  image: null,
  backgroundImage: null,
  backgroundColor: null,
  title: '',
  titleColor: null,
  buttonText: '',
  buttonLink: null,
  buttonBgColor: null,
  buttonTextColor: null,
  sorting: 0,
};

export function bannerView(row: Selectable<DB['banner']>, locale: Locale): Banner {
  const translations = row.translations as Partial<Record<Locale, BannerTranslation>>;
  const translated = translations[locale];
  const information = (row.information as Partial<Information>[]).map((item, index) => ({
    ...nothing,
    ...item,
    ...translated?.information?.[index],
  }));
  return {
    id: Number(row.id),
    place: row.place as Banner['place'],
    type: row.type as Banner['type'],
    content: translated?.content ?? row.content,
    scroll_delay: row.scroll_delay,
    information,
  };
}
