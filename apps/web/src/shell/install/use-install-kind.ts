import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readCookies, setCookie } from '../../lib/cookies.ts';
import { canInstall, subscribeToInstall } from './install-event.ts';
import { closedCookie, closedDays, type InstallKind, installKind, isInstalled } from './install-kind.ts';

/** Only for components that never render on the server. `?download_app` undoes an earlier "no", on any page. */
export function useInstallKind(): { kind: InstallKind | undefined; dismiss(): void } {
  const offered = useSyncExternalStore(subscribeToInstall, canInstall);
  const [answer, setAnswer] = useState<'requested' | 'dismissed'>();
  const { search } = useLocation();
  useEffect(() => {
    if (!new URLSearchParams(search).has('download_app')) return;
    setCookie(closedCookie, '', 0);
    setAnswer('requested');
  }, [search]);
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
    setAnswer('dismissed');
  };
  return { kind: answer === 'dismissed' ? undefined : kind, dismiss };
}
