import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Caches } from './caches.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { SecretKeys } from './secret-keys.ts';

export interface Panel {
  id: bigint;
  slug: string;
  name: string;
}

export type Actor =
  | { kind: 'guest' }
  | {
      kind: 'user';
      accountId: bigint;
      permissions: readonly string[];
      frozen: boolean;
      /** The browser session that speaks; absent when an API token does. */
      sessionId?: string;
      onBehalfOf?: bigint;
    }
  | { kind: 'widget'; widgetId: bigint }
  | { kind: 'system'; name: string };

/** Everything a verb may lean on. Made once per request or job; never stored in a module. */
export interface Context {
  panel: Panel;
  actor: Actor;
  locale: Locale;
  clock: Clock;
  /** The pool, or inside `inTransaction` the transaction; a verb cannot tell and need not. */
  db: Database;
  /** Sends join the transaction when there is one. */
  jobs: Jobs;
  caches: Caches;
  keys: SecretKeys;
  requestId: string;
  log: Logger;
}
