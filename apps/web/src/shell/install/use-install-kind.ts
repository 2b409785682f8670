import { useState, useSyncExternalStore } from 'react';
import { readCookies, setCookie } from '../../lib/cookies.ts';
import { canInstall, subscribeToInstall } from './install-event.ts';
import { closedCookie, closedDays, type InstallKind, installKind } from './install-kind.ts';
import { isInstalled } from './is-installed.ts';

/** Only for pieces that never render on the server. `?download_app` takes an earlier "no" back. */
export function useInstallKind(): { kind: InstallKind | undefined; dismiss(): void } {
  const offered = useSyncExternalStore(subscribeToInstall, canInstall);
  const [dismissed, setDismissed] = useState(() => {
    if (new URLSearchParams(window.location.search).has('download_app')) setCookie(closedCookie, '', 0);
    return false;
  });
  const kind = installKind({
    installed: isInstalled(),
    canInstall: offered,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hostname: window.location.hostname,
    cookies: readCookies(document.cookie),
  });
  const dismiss = () => {
    setCookie(closedCookie, '1', closedDays);
    setDismissed(true);
  };
  return { kind: dismissed ? undefined : kind, dismiss };
}
