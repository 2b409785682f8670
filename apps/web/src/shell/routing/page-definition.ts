import type { Area } from '@marquee/i18n/phrases.ts';
import type { FeatureName } from './feature-switches.ts';

/** Who may open a page: guests too, signed-in users, only guests, or anyone (mailed links), even on closed panels. */
export type PageAccess = 'guest' | 'user' | 'only-guest' | 'anyone';

export interface PageDefinition {
  path: string;
  /** Relative to `src`, e.g. `features/catalogue/home-page.tsx`; the file exports `Page` and maybe `load`. */
  file: string;
  access: PageAccess;
  /** Areas of phrases in addition to those of every page. */
  phrases?: readonly Area[];
  /** While the panel has this switched off, the page does not exist. */
  feature?: FeatureName;
  /** Its address is a secret: never kept for other visitors, and told to no other site. */
  isSecret?: true;
}

/** Below an order that was just paid, the catalogue's offers follow. */
export const orderAreas: readonly Area[] = ['orders', 'catalogue'];
