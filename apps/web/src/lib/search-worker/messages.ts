import type { SearchNetwork } from './indexed-services.ts';
import type { ServicePage, ServiceQuestion } from './service-page.ts';

/** What the page asks of the worker: first to load the index, then for pages of services. */
export type WorkerRequest =
  | { fetch: { address: string; token: string | undefined; networks: readonly SearchNetwork[] } }
  | { ask: { number: number; question: ServiceQuestion } };

export type WorkerResponse =
  | { countries: string[] }
  | { failed: true }
  | { answer: { number: number; page: ServicePage | undefined } };
