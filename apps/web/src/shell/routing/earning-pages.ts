import type { PageDefinition } from './page-definition.ts';

/** Ways to earn, and to take out what was earned. */
export const earningPages: readonly PageDefinition[] = [
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
];
