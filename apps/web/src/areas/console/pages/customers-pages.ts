import type { ConsolePage } from '../console-page.ts';

export const customersPages: readonly ConsolePage[] = [
  {
    path: '/admin/customers/:id',
    name: 'customer',
    file: 'features/customers/console/customer-page.tsx',
    permission: 'accounts.view',
    phrases: ['adminCustomers', 'adminGrades', 'finances', 'orders', 'profile', 'tickets'],
  },
  {
    path: '/admin/customers/:id/prices',
    name: 'customer-prices',
    file: 'features/custom-prices/console/customer-prices-page.tsx',
    permission: 'accounts.view',
    phrases: ['adminPrices'],
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
    path: '/admin/adjustments',
    name: 'adjustments',
    group: 'customers',
    file: 'features/customers/console/adjustments-page.tsx',
    permission: 'payments.manage',
    phrases: ['adminCustomers', 'finances'],
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
    path: '/admin/child-panels',
    name: 'child-panels',
    group: 'customers',
    file: 'features/child-panels/console/child-panels-page.tsx',
    permission: 'payments.view',
    phrases: ['adminChildPanels'],
  },
  {
    path: '/admin/campaigns',
    name: 'campaigns',
    group: 'customers',
    file: 'features/campaigns/console/campaigns-page.tsx',
    permission: 'orders.view',
    phrases: ['adminCampaigns'],
  },
];
