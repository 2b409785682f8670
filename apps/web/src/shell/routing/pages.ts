import type { Area } from '@marquee/i18n/phrases.ts';
import type { FeatureName } from './feature-switches.ts';

/** Who may open a page: anyone, those signed in, or only those who are not. */
export type PageAccess = 'guest' | 'user' | 'only-guest';

export interface PageDefinition {
  path: string;
  /** Relative to `src`, e.g. `features/catalogue/home-page.tsx`; the file exports `Page` and maybe `load`. */
  file: string;
  access: PageAccess;
  /** Areas of phrases beside those that every page has. */
  phrases?: readonly Area[];
  /** While the panel has this switched off, the page does not exist. */
  feature?: FeatureName;
}

/** Every page once; the language prefix is the router's base, so no path names a language. */
export const pages: readonly PageDefinition[] = [
  { path: '/', file: 'features/catalogue/home-page.tsx', access: 'guest', phrases: ['catalogue'] },
  { path: '/services', file: 'features/catalogue/home-page.tsx', access: 'guest', phrases: ['catalogue'] },
  {
    path: '/services/:slug',
    file: 'features/catalogue/service-page/service-page.tsx',
    access: 'guest',
    phrases: ['catalogue', 'service'],
  },
  {
    path: '/:slug',
    file: 'features/catalogue/type-page/type-page.tsx',
    access: 'guest',
    phrases: ['catalogue', 'service'],
  },
  {
    path: '/updates',
    file: 'features/catalogue/updates/updates-page.tsx',
    access: 'guest',
    phrases: ['catalogue', 'service'],
  },
  {
    path: '/my-services',
    file: 'features/catalogue/my-services/my-services-page.tsx',
    access: 'user',
    phrases: ['catalogue', 'service'],
  },
];

/** Old addresses that live on. The rest of the query travels along. */
export const redirects: Readonly<Record<string, string>> = {
  '/impersonate': '/login',
  '/user-widget-auth': '/login',
  '/free-views': '/free-trials',
  '/subscriptions/create': '/orders/create?type=autopromotion',
};
