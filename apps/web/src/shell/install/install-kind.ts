export type InstallKind = 'ios' | 'banner' | 'card';

export const closedCookie = 'wasPWAInstallPromptClosed';
export const closedDays = 2;
const experimentCookie = 'installPromptVariant';

interface Visit {
  installed: boolean;
  canInstall: boolean;
  userAgent: string;
  touchPoints: number;
  hostname: string;
  cookies: ReadonlyMap<string, string>;
}

/** Which install prompt a visitor gets, if any. */
export function installKind(visit: Visit): InstallKind | undefined {
  if (visit.installed || visit.cookies.has(closedCookie)) return undefined;
  if (isIos(visit) && !/CriOS/.test(visit.userAgent)) return 'ios';
  return visit.canInstall ? variant(visit) : undefined;
}

/** The experiment's cookie decides; without it each panel always uses one of the two, by its host name. */
function variant({ hostname, cookies }: Visit): InstallKind {
  const chosen = cookies.get(experimentCookie);
  if (chosen === 'banner' || chosen === 'card') return chosen;
  const sum = [...hostname].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 2 === 0 ? 'banner' : 'card';
}

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
function isIos({ userAgent, touchPoints }: Visit): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}

/** Opened from the home screen rather than in a tab; iOS has its own property for it. */
export function isInstalled(): boolean {
  const isIosApp = (navigator as { standalone?: boolean }).standalone === true;
  return isIosApp || !window.matchMedia('(display-mode: browser)').matches;
}
