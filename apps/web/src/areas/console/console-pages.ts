import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { Area } from '@marquee/i18n/phrases.ts';

export interface ConsolePage {
  path: string;
  /** Relative to `src`; the file exports `Page` and maybe `load`. */
  file: string;
  /** Whoever lacks it does not learn that there is such a page. */
  permission: Permission;
  phrases?: readonly Area[];
}

/** Every page of the console. */
export const consolePages: readonly ConsolePage[] = [
  { path: '/admin', file: 'areas/console/overview-page.tsx', permission: 'console.view' },
  {
    path: '/admin/withdrawals',
    file: 'features/withdrawal/console/withdrawals-page.tsx',
    permission: 'withdrawals.manage',
    phrases: ['finances'],
  },
];
