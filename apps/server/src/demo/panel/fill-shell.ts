import type { BannerPlace } from '@marquee/contract/shell/banner-places.ts';
import { textPages } from '@marquee/domain/legal/text-pages.ts';
import { locales } from '@marquee/domain/locale/locales.ts';
import type { DemoBanner, DemoPage } from '@marquee/i18n/demo-texts.ts';
import type { Database } from '../../platform/db/database.ts';
import { texts, translated } from '../texts.ts';

import type { DemoPanel } from './demo-panels.ts';

interface BannerFacts {
  message: DemoBanner;
  place: BannerPlace;
  link: string;
  background: string;
  button: string;
  buttonText: string;
}

const banners: readonly BannerFacts[] = [
  {
    message: 'order',
    place: 'services_pricing_footer',
    link: '/orders/create',
    background: '#221B5E',
    button: '#FFD166',
    buttonText: '#2B1D00',
  },
  {
    message: 'referral',
    place: 'sidebar',
    link: '/referral-program',
    background: '#0B4F4A',
    button: '#D5F5EE',
    buttonText: '#06302D',
  },
  {
    message: 'dripFeed',
    place: 'dashboard',
    link: '/drip-feed',
    background: '#3B2A6B',
    button: '#E9E3FF',
    buttonText: '#22164A',
  },
];

const menuItems = [
  { words: 'subscriptions', icon: 'repeat', routeName: 'subscription-about', isForUsers: true },
  // Whoever is signed in has an entry for the API already.
  { words: 'api', icon: 'code', routeName: 'api-documentation', isForUsers: false },
] as const;

/** Everything around the catalogue: page titles, banners and the panel's own menu entries. */
export async function fillShell(db: Database, panelId: bigint, panel: DemoPanel): Promise<void> {
  await db.insertInto('page_seo').values(pageRows(panelId, panel)).execute();
  await db.insertInto('page_text').values(pageTexts(panelId)).execute();
  await db
    .insertInto('banner')
    .values(banners.map((banner, position) => bannerRow(panelId, banner, position)))
    .execute();
  const items = menuItems.map((item, position) => {
    const { english, translations } = translated((locale) => ({
      text: texts[locale].catalogue.menu[item.words],
    }));
    return {
      panel_id: panelId,
      ...english,
      icon: item.icon,
      route_name: item.routeName,
      show_in_internal: item.isForUsers,
      translations,
      position,
    };
  });
  await db.insertInto('menu_item').values(items).execute();
}

function pageRows(panelId: bigint, panel: DemoPanel) {
  return (Object.keys(texts.en.catalogue.pages) as DemoPage[]).flatMap((page) =>
    locales.map((locale) => {
      const { fill } = texts[locale];
      const networks = String(panel.networks.length);
      return {
        panel_id: panelId,
        route_name: page,
        locale,
        meta_title: fill(`catalogue.pages.${page}.title`, { panel: panel.name }),
        meta_description: fill(`catalogue.pages.${page}.description`, { networks }),
      };
    }),
  );
}

function bannerRow(panelId: bigint, banner: BannerFacts, position: number) {
  const { english, translations } = translated((locale) => {
    const { title, button: buttonText } = texts[locale].catalogue.banners[banner.message];
    return { information: [{ title, buttonText }] };
  });
  const style = {
    backgroundColor: banner.background,
    titleColor: '#FFFFFF',
    buttonLink: banner.link,
    buttonBgColor: banner.button,
    buttonTextColor: banner.buttonText,
    sorting: 0,
  };
  return {
    panel_id: panelId,
    place: banner.place,
    type: 'custom' as const,
    information: JSON.stringify(english.information.map((label) => ({ ...style, ...label }))),
    translations,
    position,
  };
}

function pageTexts(panelId: bigint) {
  return textPages.flatMap((page) =>
    locales.map((locale) => ({ panel_id: panelId, page, locale, body: texts[locale].legal[page] })),
  );
}
