const usual = 10;
const longest = 6 * 60;

/** Minutes until the next look: rarer and rarer where nobody answers. */
export function minutesUntilNextLook(failedLooks: number): number {
  return Math.min(usual * 2 ** Math.min(failedLooks, 10), longest);
}
