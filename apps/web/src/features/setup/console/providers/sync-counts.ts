const names = ['offered', 'added', 'repriced', 'vanished', 'held', 'rejected'] as const;
type Counts<Value> = Record<(typeof names)[number], Value>;

/** What a sync did, for its phrase. */
export function syncCounts(sync: Counts<number>): Counts<string> {
  return Object.fromEntries(names.map((name) => [name, String(sync[name])])) as Counts<string>;
}
