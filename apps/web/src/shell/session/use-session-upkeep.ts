import { useEffect } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { refreshShell } from '../shell-data.ts';
import { profileQuery, useProfile } from './profile.ts';
import { onAnnouncement } from './session-channel.ts';
import { renewToken } from './token.ts';

const minute = 60_000;
const renewEvery = 20 * minute;
const settingsEvery = 10 * minute;

/** Keeps a tab signed in: renews the token, refreshes the settings, follows sign-ins in other tabs. */
export function useSessionUpkeep(): void {
  const services = useServices();
  const isSignedIn = useProfile() !== null;

  useEffect(
    // After a reload the server decides what this tab may show.
    () => onAnnouncement(() => window.location.reload()),
    [],
  );

  useEffect(() => {
    if (!isSignedIn) return;
    const { queryClient, locale } = services;
    let renewedAt = performance.now();
    const renew = async () => {
      renewedAt = performance.now();
      if ((await renewToken()) !== 'ended') return;
      const { sessionEnded } = await import('./sign-out.ts');
      sessionEnded(locale);
    };
    // Timers pause in a background tab, so it catches up when it is visible again.
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      if (performance.now() - renewedAt >= renewEvery) void renew();
      void queryClient.invalidateQueries({ queryKey: profileQuery(services).queryKey, stale: true });
    };
    const renewTimer = setInterval(renew, renewEvery);
    const settingsTimer = setInterval(() => refreshShell(services).catch(() => undefined), settingsEvery);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(renewTimer);
      clearInterval(settingsTimer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isSignedIn, services]);
}
