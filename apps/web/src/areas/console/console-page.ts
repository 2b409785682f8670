import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { EnglishPhrases } from '@marquee/i18n/generated/phrases.ts';
import type { Area } from '@marquee/i18n/phrases.ts';

export type PageName = keyof EnglishPhrases['admin']['pages'];
export type PageGroup = keyof EnglishPhrases['admin']['groups'];

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
