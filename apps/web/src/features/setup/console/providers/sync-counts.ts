type Counts<Value> = Record<'offered' | 'added' | 'repriced' | 'vanished' | 'held' | 'rejected', Value>;

/** What a sync did, for its phrase. */
export function syncCounts(sync: Counts<number>): Counts<string> {
  return {
    offered: String(sync.offered),
    added: String(sync.added),
    repriced: String(sync.repriced),
    vanished: String(sync.vanished),
    held: String(sync.held),
    rejected: String(sync.rejected),
  };
}
