import type { ConsolePage } from '../console-page.ts';

export const accessPages: readonly ConsolePage[] = [
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
];
