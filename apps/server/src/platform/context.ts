import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Caches } from './caches.ts';
import type { Clock } from './clock.ts';
import type { RowChanges } from './db/changes.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events/events.ts';
import type { GuardedFetch } from './guarded-fetch/guarded-fetch.ts';
import type { InternalCalls } from './http/external/external-route.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log/log.ts';
import type { Environment } from './process/environment.ts';
import type { SecretKeys } from './secrets/secret-keys.ts';
import type { Storage } from './storage/storage.ts';

export interface Panel {
  id: bigint;
  slug: string;
  name: string;
  /** Absent where nobody comes to it, such as in a job: it is open. */
  standing?: PanelStanding;
  /** Of a child panel. */
  parentId?: bigint | null;
}

/** What a panel still does for those who come: all of it, only what costs its owner nothing new, nothing. */
export type PanelStanding = 'open' | 'read_only' | 'closed';

export interface WidgetCaller {
  /** 0 for the panel's own form. */
  widgetId: bigint;
  /** Of the network, to compare with the partner's; absent where no request stands behind it. */
  address?: string;
}

export type Actor =
  | { kind: 'guest' }
  | {
      kind: 'user';
      accountId: bigint;
      permissions: readonly string[];
      frozen: boolean;
      /** Frozen for nothing but what it owes: it may pay that. */
      frozenForDebt?: boolean;
      /** The browser session; absent for API tokens. */
      sessionId?: string;
      onBehalfOf?: bigint;
      /** Orders through a partner's widget. */
      viaWidget?: WidgetCaller;
    }
  | ({ kind: 'widget' } & WidgetCaller)
  | { kind: 'system'; name: string };

/** The services that all contexts of a process share. */
export interface AppServices {
  clock: Clock;
  /** The pool or, inside `inTransaction`, the transaction. */
  db: Database;
  /** Inside a transaction, jobs are sent only when it commits. */
  jobs: Jobs;
  caches: Caches;
  /** For pages that show live updates. */
  rows: RowChanges;
  keys: SecretKeys;
  events: Events;
  /** For all requests to addresses that users or operators have entered. */
  fetch: GuardedFetch;
  storage: Storage;
  /** Calls to other panels of this installation. */
  internalCalls: InternalCalls;
  environment: Environment;
}

/** Everything a feature function needs. Made once per request or job; never stored in a module. */
export interface Context extends AppServices {
  panel: Panel;
  actor: Actor;
  locale: Locale;
  /** Where the caller is, if a trusted proxy tells. Pages that are rendered for all guests do not know. */
  country?: string | undefined;
  requestId: string;
  log: Logger;
}
