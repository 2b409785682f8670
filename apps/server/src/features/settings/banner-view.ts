import { hexColor } from '@marquee/contract/primitives.ts';
import type { Banner } from '@marquee/contract/shell/shell.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';
import { safeLink } from './menu-item-view.ts';

type Information = Banner['information'][number];

/** A banner's texts in one language; missing ones fall back to the default text. */
export interface BannerTranslation {
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
  const information = (row.information as Partial<Information>[]).map((item, index) =>
    shown({ ...nothing, ...item, ...translated?.information?.[index] }),
  );
  return {
    id: Number(row.id),
    place: row.place as Banner['place'],
    type: row.type,
    content: translated?.content ?? row.content,
    scroll_delay: row.scroll_delay,
    information,
  };
}

/** Rows may be older than today's validation: what would be refused now is not shown either. */
function shown(information: Information): Information {
  return {
    ...information,
    image: address(information.image),
    backgroundImage: address(information.backgroundImage),
    buttonLink: address(information.buttonLink),
    backgroundColor: color(information.backgroundColor),
    titleColor: color(information.titleColor),
    buttonBgColor: color(information.buttonBgColor),
    buttonTextColor: color(information.buttonTextColor),
  };
}

function address(value: string | null): string | null {
  return typeof value === 'string' ? safeLink(value) : null;
}

function color(value: string | null): string | null {
  return hexColor.safeParse(value).success ? value : null;
}
