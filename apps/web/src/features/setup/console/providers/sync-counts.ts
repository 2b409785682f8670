import type { ConsoleProvider } from '@marquee/contract/generated/console.ts';

type Sync = NonNullable<ConsoleProvider['last_sync']>;

/** What a sync did, for its phrase. */
export function syncCounts(sync: Omit<Sync, 'refusal' | 'ended_at'>) {
  return {
    offered: String(sync.offered),
    added: String(sync.added),
    repriced: String(sync.repriced),
    vanished: String(sync.vanished),
    held: String(sync.held),
    rejected: String(sync.rejected),
  };
}
