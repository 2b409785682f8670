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
