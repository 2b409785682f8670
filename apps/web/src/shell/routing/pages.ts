import type { Area } from '@marquee/i18n/phrases.ts';
import type { FeatureName } from './feature-switches.ts';

/** Who may open a page: guests too, signed-in users, only guests, or anyone (mailed links), even on closed panels. */
export type PageAccess = 'guest' | 'user' | 'only-guest' | 'anyone';

export interface PageDefinition {
  path: string;
  /** Relative to `src`, e.g. `features/catalogue/home-page.tsx`; the file exports `Page` and maybe `load`. */
  file: string;
  access: PageAccess;
  /** Areas of phrases in addition to those of every page. */
  phrases?: readonly Area[];
  /** While the panel has this switched off, the page does not exist. */
  feature?: FeatureName;
  /** Its address is a secret: never kept for other visitors, and told to no other site. */
  isSecret?: true;
}

/** Every page. The language prefix is the router's base, so no path includes a language. */
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
  {
    path: '/login',
    file: 'features/account/login-page.tsx',
    access: 'only-guest',
    phrases: ['account', 'security'],
  },
  {
    path: '/login/telegram/return',
    file: 'features/account/social/telegram-return-page.tsx',
    access: 'anyone',
    phrases: ['account', 'security'],
  },
  {
    path: '/login/email',
    file: 'features/account/social/set-email-page.tsx',
    access: 'user',
    phrases: ['account', 'security'],
  },
  {
    path: '/utils/attach-telegram',
    file: 'features/account/social/attach-telegram-page.tsx',
    access: 'user',
    phrases: ['account', 'security'],
  },
  { path: '/security', file: 'features/security/security-page.tsx', access: 'user', phrases: ['security'] },
  {
    path: '/register',
    file: 'features/account/register-page.tsx',
    access: 'only-guest',
    phrases: ['account', 'security'],
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
  {
    path: '/profile',
    file: 'areas/cabinet/profile-page.tsx',
    access: 'user',
    phrases: ['account', 'profile', 'security'],
  },
  {
    path: '/account-management',
    file: 'areas/cabinet/account-management-page.tsx',
    access: 'user',
    phrases: ['account', 'profile'],
  },
  {
    path: '/api',
    file: 'features/profile/api/api-page.tsx',
    access: 'user',
    phrases: ['profile', 'reseller', 'webhooks'],
  },
  { path: '/webhooks', file: 'features/webhooks/webhooks-page.tsx', access: 'user', phrases: ['webhooks'] },
  {
    path: '/email/change',
    file: 'features/profile/email-change-page.tsx',
    access: 'anyone',
    phrases: ['account', 'profile'],
  },
  {
    path: '/email/undo',
    file: 'features/profile/email-undo-page.tsx',
    access: 'anyone',
    phrases: ['profile'],
  },
  {
    path: '/notifications',
    file: 'features/notifications/notifications-page.tsx',
    access: 'user',
    phrases: ['notifications'],
  },
  {
    path: '/unsubscribe/:userId',
    file: 'features/notifications/unsubscribe-page.tsx',
    access: 'anyone',
    phrases: ['notifications'],
  },
  {
    path: '/unsubscribe',
    file: 'features/notifications/unsubscribe-page.tsx',
    access: 'anyone',
    phrases: ['notifications'],
  },
  {
    path: '/card-verification',
    file: 'features/verification/verification-page.tsx',
    access: 'user',
    phrases: ['verification'],
  },
  { path: '/orders', file: 'features/orders/list/orders-page.tsx', access: 'user', phrases: ['orders'] },
  { path: '/orders/:id', file: 'features/orders/detail/order-page.tsx', access: 'user', phrases: ['orders'] },
  {
    path: '/order-status/:token',
    file: 'features/orders/status/order-status-page.tsx',
    access: 'anyone',
    phrases: ['orders', 'payments', 'overlays'],
    isSecret: true,
  },
  { path: '/drip-feed', file: 'features/drip-feeds/drip-feed-page.tsx', access: 'user', phrases: ['orders'] },
  {
    path: '/dashboard',
    file: 'areas/cabinet/dashboard-page.tsx',
    access: 'user',
    phrases: ['dashboard', 'orders'],
  },
  { path: '/tickets', file: 'features/tickets/tickets-page.tsx', access: 'user', phrases: ['tickets'] },
  { path: '/tickets/:id', file: 'features/tickets/ticket-page.tsx', access: 'user', phrases: ['tickets'] },
  {
    path: '/finances',
    file: 'features/finances/finances-page.tsx',
    access: 'user',
    phrases: ['finances'],
  },
  {
    path: '/statistics',
    file: 'areas/cabinet/statistics-page.tsx',
    access: 'user',
    phrases: ['finances', 'orders'],
  },
  {
    path: '/withdrawal',
    file: 'features/withdrawal/withdrawal-page.tsx',
    access: 'user',
    phrases: ['finances'],
  },
  {
    path: '/bonuses',
    file: 'features/bonuses/bonuses-page.tsx',
    access: 'user',
    phrases: ['finances', 'catalogue'],
    feature: 'bonuses',
  },
  {
    path: '/orders/create',
    file: 'areas/storefront/create-order-page.tsx',
    access: 'guest',
    phrases: ['ordering', 'subscriptions'],
  },
  {
    path: '/saved-links',
    file: 'features/ordering/saved-links/saved-links-page.tsx',
    access: 'user',
    phrases: ['ordering'],
  },
  { path: '/terms', file: 'features/guides/legal-page.tsx', access: 'anyone', phrases: ['guides'] },
  { path: '/privacy', file: 'features/guides/legal-page.tsx', access: 'anyone', phrases: ['guides'] },
  { path: '/refunds', file: 'features/guides/legal-page.tsx', access: 'anyone', phrases: ['guides'] },
  { path: '/contact', file: 'features/guides/legal-page.tsx', access: 'anyone', phrases: ['guides'] },
  { path: '/not-found', file: 'features/guides/not-found-page.tsx', access: 'guest' },
  {
    path: '/site-view',
    file: 'features/guides/site-view-page.tsx',
    access: 'guest',
    phrases: ['guides'],
  },
  {
    path: '/subscriptions',
    file: 'features/subscriptions/subscriptions-page.tsx',
    access: 'user',
    phrases: ['subscriptions'],
  },
  {
    path: '/subscriptions/:id',
    file: 'features/subscriptions/subscription-page.tsx',
    access: 'user',
    phrases: ['subscriptions', 'orders'],
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
  {
    path: '/add-funds',
    file: 'features/add-funds/add-funds-page.tsx',
    access: 'user',
    phrases: ['payments'],
  },
  {
    path: '/add-funds/success',
    file: 'features/add-funds/success-page.tsx',
    access: 'user',
    phrases: ['payments', 'catalogue'],
  },
  {
    path: '/add-funds/error',
    file: 'features/add-funds/error-page.tsx',
    access: 'user',
    phrases: ['payments'],
  },
  {
    path: '/invoices/:id',
    file: 'features/add-funds/invoice-page.tsx',
    access: 'user',
    phrases: ['payments', 'overlays'],
  },
  {
    path: '/linked-cards',
    file: 'features/linked-cards/cards-page.tsx',
    access: 'user',
    phrases: ['payments'],
  },
];
