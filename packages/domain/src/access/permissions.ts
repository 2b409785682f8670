/** What staff may do, as `area.action`; every console call requires exactly one. */
export const permissions = [
  'accounts.view',
  'accounts.manage',
  'accounts.impersonate',
  'audit.view',
  'books.view',
  'catalogue.manage',
  'console.view',
  'content.manage',
  'orders.view',
  'orders.manage',
  'orders.refund',
  'payments.view',
  'payments.manage',
  'providers.manage',
  'settings.manage',
  'staff.manage',
  'tasks.manage',
  'tickets.manage',
  'withdrawals.manage',
  'heavy_tasks',
] as const;

export type Permission = (typeof permissions)[number];

const allExcept = (...withheld: Permission[]) => permissions.filter((name) => !withheld.includes(name));

const byRole: Readonly<Record<string, readonly Permission[]>> = {
  customer: [],
  owner: permissions,
  manager: allExcept('settings.manage', 'staff.manage'),
  finance: [
    'accounts.view',
    'books.view',
    'console.view',
    'orders.view',
    'orders.refund',
    'payments.view',
    'payments.manage',
    'withdrawals.manage',
  ],
  support: [
    'accounts.view',
    'accounts.impersonate',
    'console.view',
    'orders.view',
    'orders.manage',
    'tickets.manage',
  ],
  editor: ['catalogue.manage', 'console.view', 'content.manage'],
};

/** The roles that every panel has; `custom` stands for one that the panel has made itself. */
export const staffRoles = ['owner', 'manager', 'finance', 'support', 'editor', 'custom'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** An unknown role has no permissions. Those of a panel's own role are given with it. */
export function permissionsOf(role: string, ownRole: readonly string[] = []): readonly Permission[] {
  if (role === 'custom') return permissions.filter((name) => ownRole.includes(name));
  return Object.hasOwn(byRole, role) ? (byRole[role] ?? []) : [];
}
