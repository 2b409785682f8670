import { apiDescription } from './features/api-description/index.ts';
import { catalogue } from './features/catalogue/index.ts';
import { ledger } from './features/ledger/index.ts';
import { settings } from './features/settings/index.ts';
import type { Feature } from './platform/feature.ts';

/** What Marquee does, one line each. */
export const features: readonly Feature[] = [ledger, settings, catalogue, apiDescription];
