const dayLength = 24 * 60 * 60 * 1000;

/** Searches are counted by the panel's day, which is a day of UTC like all of its dates. */
export function searchDay(now: Date): { day: string; resetsAt: Date } {
  const start = Math.floor(now.getTime() / dayLength) * dayLength;
  return { day: new Date(start).toISOString().slice(0, 10), resetsAt: new Date(start + dayLength) };
}
