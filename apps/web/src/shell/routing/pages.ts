import type { Area } from '@marquee/i18n/phrases.ts';
import type { FeatureName } from './feature-switches.ts';

/** Who may open a page: guests too, those signed in, only those who are not, or anyone with a mailed link to it. */
export type PageAccess = 'guest' | 'user' | 'only-guest' | 'anyone';

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
  { path: '/login', file: 'features/account/login-page.tsx', access: 'only-guest', phrases: ['account'] },
  {
    path: '/register',
    file: 'features/account/register-page.tsx',
    access: 'only-guest',
    phrases: ['account'],
  },
  {
    path: '/password/reset',
    file: 'features/account/password-reset-page.tsx',
    access: 'only-guest',
    phrases: ['account'],
  },
  {
    path: '/email/verify',
    file: 'features/account/verify-email-page.tsx',
    access: 'anyone',
    phrases: ['account'],
  },
  { path: '/not-found', file: 'features/guides/not-found-page.tsx', access: 'guest' },
  {
    path: '/site-view',
    file: 'features/guides/site-view-page.tsx',
    access: 'guest',
    phrases: ['guides'],
  },
  {
    path: '/subscription-about',
    file: 'features/guides/subscription-page.tsx',
    access: 'guest',
    phrases: ['guides'],
  },
  {
    path: '/api/documentation',
    file: 'features/guides/api/documentation-page.tsx',
    access: 'guest',
    phrases: ['guides', 'reseller'],
  },
  {
    path: '/about-youtube-keyword-tool',
    file: 'features/guides/keyword-tool-page.tsx',
    access: 'guest',
    phrases: ['guides'],
    feature: 'keywordTools',
  },
  {
    path: '/plans-and-pricing',
    file: 'features/guides/plans-page.tsx',
    access: 'guest',
    phrases: ['guides'],
    feature: 'keywordTools',
  },
  {
    path: '/tasks/start-earning',
    file: 'features/guides/tasks/start-earning-page.tsx',
    access: 'guest',
    phrases: ['guides', 'earning'],
    feature: 'tasks',
  },
  {
    path: '/tasks/how-to-connect-a-youtube-account',
    file: 'features/guides/tasks/connect-channel-page.tsx',
    access: 'guest',
    phrases: ['guides', 'earning'],
    feature: 'tasks',
  },
  {
    path: '/tasks/how-to-perform-the-tasks',
    file: 'features/guides/tasks/perform-tasks-page.tsx',
    access: 'guest',
    phrases: ['guides', 'earning'],
    feature: 'tasks',
  },
  {
    path: '/tasks/how-to-use-rewards',
    file: 'features/guides/tasks/use-rewards-page.tsx',
    access: 'guest',
    phrases: ['guides', 'earning'],
    feature: 'tasks',
  },
  {
    path: '/tasks/faq',
    file: 'features/guides/tasks/faq-page.tsx',
    access: 'guest',
    phrases: ['guides', 'earning'],
    feature: 'tasks',
  },
];

/** Old addresses that live on. The rest of the query travels along. */
export const redirects: Readonly<Record<string, string>> = {
  '/impersonate': '/login',
  '/user-widget-auth': '/login',
  '/free-views': '/free-trials',
  '/subscriptions/create': '/orders/create?type=autopromotion',
};
