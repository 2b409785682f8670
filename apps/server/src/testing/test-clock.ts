import type { Clock } from '../platform/clock.ts';

export interface TestClock extends Clock {
  set(now: Date): void;
  advance(seconds: number): void;
}

/** Stands still until it is set or advanced. */
export function testClock(start = new Date('2026-01-15T12:00:00Z')): TestClock {
  let now = start;
  return {
    now: () => new Date(now),
    set: (next) => {
      now = next;
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
