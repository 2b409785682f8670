const usual = 10;
const longest = 6 * 60;

/** Minutes until the channel is checked again: doubled after each failed check, up to six hours. */
export function minutesUntilNextLook(failedLooks: number): number {
  return Math.min(usual * 2 ** Math.min(failedLooks, 10), longest);
}
