import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { SearchNetwork } from './indexed-services.ts';
import type { ServicePage, ServiceQuestion } from './service-page.ts';

export interface SearchSource {
  address: string;
  token: string | undefined;
  networks: readonly SearchNetwork[];
  /** Of the names in the index, whose alphabetical order it is sorted in. */
  locale: Locale;
}

/** What the page asks of the worker: first to load the index, then for pages of services. */
export type WorkerRequest = { fetch: SearchSource } | { ask: { number: number; question: ServiceQuestion } };

export type WorkerResponse =
  | { countries: string[] }
  | { failed: true }
  | { answer: { number: number; page: ServicePage | undefined } };
