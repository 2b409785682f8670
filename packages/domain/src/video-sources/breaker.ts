/** So many failures in a row are accidents; then a service is left alone. */
export const failuresAllowed = 4;
const firstPause = 30_000;
const longestPause = 30 * 60_000;

/**
 * For how many ms a service that failed so often in a row is not asked: twice as long each time, and not to the
 * second, so that many panels do not come back at once. `random` is from 0 to 1.
 */
export function pauseAfter(failures: number, random: number): number {
  if (failures <= failuresAllowed) return 0;
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(30, failures - failuresAllowed - 1));
  return Math.round(pause * (0.75 + random / 2));
}
