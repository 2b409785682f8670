const usual = 10;
const longest = 6 * 60;

/** Minutes until the channel is checked again: doubled after each failed check, up to six hours. */
export function minutesUntilNextCheck(failedChecks: number): number {
  return Math.min(usual * 2 ** Math.min(failedChecks, 10), longest);
}
