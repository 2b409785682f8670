import { widgetPaymentPath } from '@marquee/domain/routes/widget-payment-path.ts';
import type { PageDefinition } from './page-definition.ts';

/** Ways to earn, and what spending brings. */
export const earningPages: readonly PageDefinition[] = [
  {
    path: '/grades',
    file: 'features/grades/grades-page.tsx',
    access: 'user',
    phrases: ['grades', 'dashboard'],
    feature: 'grades',
  },
  {
    path: '/referral-program',
    file: 'features/referrals/referral-program-page.tsx',
    access: 'user',
    phrases: ['referrals'],
    feature: 'referralProgram',
  },
  {
    path: '/withdrawal',
    file: 'features/withdrawal/withdrawal-page.tsx',
    access: 'user',
    phrases: ['finances'],
  },
  {
    path: '/free-trials',
    file: 'features/free-trials/free-trials-page.tsx',
    access: 'guest',
    phrases: ['freeTrials'],
    feature: 'freeTrials',
  },
  {
    path: '/free-trials/:id',
    file: 'features/free-trials/quest-page.tsx',
    access: 'guest',
    phrases: ['freeTrials'],
    feature: 'freeTrials',
  },
  {
    path: '/order-widgets',
    file: 'features/order-widgets/widgets-page.tsx',
    access: 'user',
    phrases: ['widgets'],
  },
  {
    path: '/order-widgets/:id',
    file: 'features/order-widgets/widget-page.tsx',
    access: 'user',
    phrases: ['widgets'],
  },
  {
    path: widgetPaymentPath,
    file: 'features/order-widgets/widget-payment-page.tsx',
    access: 'user',
    phrases: ['widgets'],
    isSecret: true,
  },
  {
    path: '/child-panels',
    file: 'features/child-panels/child-panels-page.tsx',
    access: 'user',
    phrases: ['childPanels', 'account'],
    feature: 'childPanels',
  },
  {
    path: '/child-panels/:id',
    file: 'features/child-panels/child-panel-page.tsx',
    access: 'user',
    phrases: ['childPanels'],
    feature: 'childPanels',
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
