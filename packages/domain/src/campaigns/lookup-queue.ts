import type { TrackInterval } from './campaign.ts';
import { nextDueDay } from './due-day.ts';
import { Heap } from './heap.ts';

/** A keyword of a campaign in one country. */
export interface Check {
  id: bigint;
  accountId: bigint;
  /** Checks with the same keyword and country share one look-up. */
  lookup: string;
  track: TrackInterval;
  /** The day the campaign began. */
  anchor: string;
  /** Null: only when asked for. */
  dueOn: string | null;
  /** When its owner asked for it, in milliseconds; null if not. */
  askedAt: number | null;
}

/** What an account has had. */
export interface Served {
  today: number;
  /** Of its last look-up, in milliseconds; 0: none that anybody remembers. */
  lastAt: number;
}

interface Turn {
  accountId: bigint;
  today: number;
  lastAt: number;
  waiting: Heap<Waiting>;
}

interface Waiting {
  check: Check;
  dueOn: string | null;
  askedAt: number | null;
}

/**
 * The queue of a panel's look-ups. Accounts take turns: who has had fewest today is next, then who waits longest for
 * one. Within an account what was asked for comes first, then what has been due for longest.
 */
export class LookupQueue {
  readonly #turns = new Map<bigint, Turn>();
  readonly #byLookup = new Map<string, Check[]>();
  /** What each check waits for now; entries of the heaps that say something else are old. */
  readonly #current = new Map<bigint, Waiting>();

  constructor(checks: readonly Check[], served: ReadonlyMap<bigint, Served>) {
    for (const check of checks) {
      const { accountId, lookup } = check;
      const had = served.get(accountId) ?? { today: 0, lastAt: 0 };
      const turn = this.#turns.get(accountId) ?? { accountId, ...had, waiting: new Heap<Waiting>(byWait) };
      this.#turns.set(accountId, turn);
      const sharing = this.#byLookup.get(lookup);
      if (sharing) sharing.push(check);
      else this.#byLookup.set(lookup, [check]);
      this.#wait(turn, { check, dueOn: check.dueOn, askedAt: check.askedAt });
    }
  }

  /** Takes up to `count` look-ups of a day; `now` only orders them. */
  take(day: string, count: number, now: number): Check[] {
    const inTurn = new Heap<Turn>(byTurn);
    for (const turn of this.#turns.values()) if (this.#next(turn, day)) inTurn.push(turn);
    const taken: Check[] = [];
    while (taken.length < count) {
      const turn = inTurn.pop();
      if (!turn) break;
      const next = this.#next(turn, day);
      if (!next) continue;
      taken.push(next.check);
      turn.today += 1;
      turn.lastAt = now + taken.length;
      this.#answer(next.check.lookup, day);
      if (this.#next(turn, day)) inTurn.push(turn);
    }
    return taken;
  }

  /** Whether anything is due on a day. */
  isWaiting(day: string): boolean {
    for (const turn of this.#turns.values()) if (this.#next(turn, day)) return true;
    return false;
  }

  endDay(): void {
    for (const turn of this.#turns.values()) turn.today = 0;
  }

  /** Who shares a look-up has its answer as well. */
  sharing(lookup: string): readonly Check[] {
    return this.#byLookup.get(lookup) ?? [];
  }

  #answer(lookup: string, day: string): void {
    for (const check of this.sharing(lookup)) {
      const turn = this.#turns.get(check.accountId);
      if (!turn) continue;
      this.#wait(turn, { check, dueOn: nextDueDay(check.track, day, check.anchor), askedAt: null });
    }
  }

  #wait(turn: Turn, waiting: Waiting): void {
    this.#current.set(waiting.check.id, waiting);
    if (waiting.dueOn !== null || waiting.askedAt !== null) turn.waiting.push(waiting);
  }

  #next(turn: Turn, day: string): Waiting | undefined {
    for (;;) {
      const { first } = turn.waiting;
      if (!first) return undefined;
      if (this.#current.get(first.check.id) === first)
        return first.askedAt !== null || (first.dueOn !== null && first.dueOn <= day) ? first : undefined;
      turn.waiting.pop();
    }
  }
}

function byWait(one: Waiting, other: Waiting): number {
  if (one.askedAt !== null || other.askedAt !== null)
    return (one.askedAt ?? Infinity) - (other.askedAt ?? Infinity) || byId(one.check.id, other.check.id);
  const [first, second] = [one.dueOn ?? '9999', other.dueOn ?? '9999'];
  return first === second ? byId(one.check.id, other.check.id) : first < second ? -1 : 1;
}

function byTurn(one: Turn, other: Turn): number {
  return one.today - other.today || one.lastAt - other.lastAt || byId(one.accountId, other.accountId);
}

function byId(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
