import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { admin } from '@marquee/i18n/locales/en/admin/admin.ts';
import type { Area } from '@marquee/i18n/phrases.ts';

export type PageName = keyof (typeof admin)['pages'];
export type PageGroup = keyof (typeof admin)['groups'];

export interface ConsolePage {
  path: string;
  name: PageName;
  /** Where the menu lists it; a page without one is reached from another, whose address its own begins with. */
  group?: PageGroup;
  /** Relative to `src`; the file exports `Page` and maybe `load`. */
  file: string;
  /** Whoever lacks it does not learn that there is such a page. */
  permission: Permission;
  phrases?: readonly Area[];
}

/** Every page of the console, in the order of the menu. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: '/admin',
    name: 'overview',
    group: 'start',
    file: 'areas/console/overview-page.tsx',
    permission: 'console.view',
  },
  {
    path: '/admin/orders',
    name: 'orders',
    group: 'orders',
    file: 'features/orders/console/orders-page.tsx',
    permission: 'orders.view',
    phrases: ['adminOrders', 'orders'],
  },
  {
    path: '/admin/customers',
    name: 'customers',
    group: 'customers',
    file: 'features/customers/console/customers-page.tsx',
    permission: 'accounts.view',
    phrases: ['adminCustomers'],
  },
  {
    path: '/admin/customers/:id',
    name: 'customer',
    file: 'features/customers/console/customer-page.tsx',
    permission: 'accounts.view',
    phrases: ['adminCustomers', 'finances', 'orders', 'tickets', 'profile'],
  },
  {
    path: '/admin/adjustments',
    name: 'adjustments',
    group: 'customers',
    file: 'features/customers/console/adjustments-page.tsx',
    permission: 'payments.manage',
    phrases: ['adminCustomers', 'finances'],
  },
  {
    path: '/admin/invoices',
    name: 'invoices',
    group: 'money',
    file: 'features/add-funds/console/invoices-page.tsx',
    permission: 'payments.view',
    phrases: ['adminInvoices', 'payments', 'finances', 'orders'],
  },
  {
    path: '/admin/manual-payments',
    name: 'manual-payments',
    group: 'money',
    file: 'features/add-funds/console/manual-payments-page.tsx',
    permission: 'payments.manage',
    phrases: ['adminInvoices', 'payments', 'finances', 'orders'],
  },
  {
    path: '/admin/doubtful-payments',
    name: 'doubtful-payments',
    group: 'money',
    file: 'features/add-funds/console/doubtful-payments-page.tsx',
    permission: 'payments.manage',
    phrases: ['adminInvoices', 'payments', 'finances', 'orders'],
  },
  {
    path: '/admin/disputes',
    name: 'disputes',
    group: 'money',
    file: 'features/add-funds/console/disputes-page.tsx',
    permission: 'payments.view',
    phrases: ['adminInvoices', 'payments', 'finances'],
  },
  {
    path: '/admin/withdrawals',
    name: 'withdrawals',
    group: 'money',
    file: 'features/withdrawal/console/withdrawals-page.tsx',
    permission: 'withdrawals.manage',
    phrases: ['finances', 'adminInvoices'],
  },
  {
    path: '/admin/staff',
    name: 'staff',
    group: 'access',
    file: 'features/staff/console/staff-page.tsx',
    permission: 'staff.manage',
    phrases: ['adminAccess'],
  },
  {
    path: '/admin/roles',
    name: 'roles',
    group: 'access',
    file: 'features/staff/console/roles-page.tsx',
    permission: 'staff.manage',
    phrases: ['adminAccess'],
  },
  {
    path: '/admin/audit',
    name: 'audit',
    group: 'access',
    file: 'features/audit/console/audit-page.tsx',
    permission: 'audit.view',
    phrases: ['adminAccess'],
  },
  {
    path: '/admin/custom-prices',
    name: 'custom-prices',
    group: 'customers',
    file: 'features/custom-prices/console/custom-prices-page.tsx',
    permission: 'accounts.view',
    phrases: ['adminPrices'],
  },
  {
    path: '/admin/customers/:id/prices',
    name: 'customer-prices',
    file: 'features/custom-prices/console/customer-prices-page.tsx',
    permission: 'accounts.view',
    phrases: ['adminPrices'],
  },
  {
    path: '/admin/tickets',
    name: 'tickets',
    group: 'support',
    file: 'features/tickets/console/tickets-page.tsx',
    permission: 'tickets.manage',
    phrases: ['adminSupport', 'tickets'],
  },
  {
    path: '/admin/tickets/:id',
    name: 'ticket',
    file: 'features/tickets/console/ticket-page.tsx',
    permission: 'tickets.manage',
    phrases: ['adminSupport', 'tickets'],
  },
  {
    path: '/admin/canned-replies',
    name: 'canned-replies',
    group: 'support',
    file: 'features/tickets/console/canned-replies-page.tsx',
    permission: 'tickets.manage',
    phrases: ['adminSupport'],
  },
  {
    path: '/admin/reviews',
    name: 'reviews',
    group: 'support',
    file: 'features/reviews/console/reviews-page.tsx',
    permission: 'content.manage',
    phrases: ['adminSupport', 'service'],
  },
  {
    path: '/admin/verification',
    name: 'verification',
    group: 'support',
    file: 'features/verification/console/verifications-page.tsx',
    permission: 'payments.manage',
    phrases: ['adminSupport', 'verification'],
  },
  {
    path: '/admin/channel-sources',
    name: 'channel-sources',
    group: 'setup',
    file: 'features/channel-sources/console/channel-sources-page.tsx',
    permission: 'settings.manage',
    phrases: ['adminSupport'],
  },
  {
    path: '/admin/coupons',
    name: 'coupons',
    group: 'money',
    file: 'features/coupons/console/coupons-page.tsx',
    permission: 'payments.view',
    phrases: ['adminMoney', 'finances'],
  },
  {
    path: '/admin/payment-methods',
    name: 'payment-methods',
    group: 'money',
    file: 'features/payment-methods/console/payment-methods-page.tsx',
    permission: 'payments.view',
    phrases: ['adminMoney', 'payments'],
  },
  {
    path: '/admin/linked-cards',
    name: 'linked-cards',
    group: 'money',
    file: 'features/linked-cards/console/linked-cards-page.tsx',
    permission: 'payments.view',
    phrases: ['adminMoney', 'finances'],
  },
  {
    path: '/admin/ledger',
    name: 'ledger',
    group: 'money',
    file: 'features/books/console/ledger-page.tsx',
    permission: 'books.view',
    phrases: ['adminMoney', 'finances'],
  },
  {
    path: '/admin/books',
    name: 'books',
    group: 'money',
    file: 'features/books/console/books-page.tsx',
    permission: 'books.view',
    phrases: ['adminMoney'],
  },
  {
    path: '/admin/reports',
    name: 'reports',
    group: 'money',
    file: 'features/books/console/reports-page.tsx',
    permission: 'books.view',
    phrases: ['adminMoney', 'finances'],
  },
  {
    path: '/admin/rates',
    name: 'rates',
    group: 'money',
    file: 'features/rates/console/rates-page.tsx',
    permission: 'payments.view',
    phrases: ['adminMoney'],
  },
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
