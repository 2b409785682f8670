import { accounts } from './features/accounts/index.ts';
import { apiDescription } from './features/api-description/index.ts';
import { catalogue } from './features/catalogue/index.ts';
import { ledger } from './features/ledger/index.ts';
import { profile } from './features/profile/index.ts';
import { reviews } from './features/reviews/index.ts';
import { sessions } from './features/sessions/index.ts';
import { settings } from './features/settings/index.ts';
import { siteFiles } from './features/site-files/index.ts';
import type { Feature } from './platform/feature.ts';

/** What Marquee does, one line each. */
export const features: readonly Feature[] = [
  ledger,
  settings,
  accounts,
  sessions,
  profile,
  catalogue,
  reviews,
  apiDescription,
  siteFiles,
];
