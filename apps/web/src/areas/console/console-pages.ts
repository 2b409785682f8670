import type { ConsolePage, PageGroup } from './console-page.ts';
import { accessPages } from './pages/access-pages.ts';
import { customersPages } from './pages/customers-pages.ts';
import { moneyPages } from './pages/money-pages.ts';
import { ordersPages } from './pages/orders-pages.ts';
import { setupPages } from './pages/setup-pages.ts';
import { supportPages } from './pages/support-pages.ts';

/** Every page of the console, in the order of the menu. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: '/admin',
    name: 'overview',
    group: 'start',
    file: 'areas/console/overview/overview-page.tsx',
    permission: 'console.view',
    phrases: ['adminOverview'],
  },
  ...ordersPages,
  ...customersPages,
  ...moneyPages,
  ...supportPages,
  ...setupPages,
  ...accessPages,
];

/** The groups of the menu, in their order. */
export const pageGroups: readonly PageGroup[] = [
  'start',
  'orders',
  'customers',
  'money',
  'support',
  'setup',
  'access',
];
