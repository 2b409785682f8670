/** What an account is to those who run the panel; the first that applies, in the order closed, frozen, guest, unproven. */
export const customerStates = ['active', 'frozen', 'closed', 'unproven', 'guest'] as const;

export type CustomerState = (typeof customerStates)[number];

export const accountRoles = [
  'customer',
  'owner',
  'manager',
  'finance',
  'support',
  'editor',
  'custom',
] as const;

export type AccountRole = (typeof accountRoles)[number];
