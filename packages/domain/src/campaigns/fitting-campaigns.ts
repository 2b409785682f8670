interface Sized {
  id: bigint;
  /** Keywords times countries. */
  slots: number;
}

/** Of running campaigns, oldest first: the newest that must pause so that the others fit into the plan. */
export function campaignsToPause(running: readonly Sized[], limit: number): bigint[] {
  let used = running.reduce((sum, { slots }) => sum + slots, 0);
  const paused: bigint[] = [];
  for (const { id, slots } of [...running].sort(newestFirst)) {
    if (used <= limit) break;
    paused.push(id);
    used -= slots;
  }
  return paused;
}

/** Of those that the plan had paused: the oldest that fit beside what is running. One too large keeps back no smaller one. */
export function campaignsToRevive(paused: readonly Sized[], used: number, limit: number): bigint[] {
  const revived: bigint[] = [];
  let left = limit - used;
  for (const { id, slots } of [...paused].sort((one, other) => -newestFirst(one, other))) {
    if (slots > left) continue;
    revived.push(id);
    left -= slots;
  }
  return revived;
}

function newestFirst(one: Sized, other: Sized): number {
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}
