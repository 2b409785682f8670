/** Opened from the home screen rather than in a tab; iOS has a word of its own for it. */
export function isInstalled(): boolean {
  const isIosApp = (navigator as { standalone?: boolean }).standalone === true;
  return isIosApp || !window.matchMedia('(display-mode: browser)').matches;
}
