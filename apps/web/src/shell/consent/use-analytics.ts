import type { Settings } from '@marquee/contract/generated/shell.ts';
import { pathSegments } from '@marquee/domain/routes/localized-path.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readCookies, setCookie } from '../../lib/cookies.ts';
import { isInstalled } from '../install/install-kind.ts';
import { applyConsent, sendEvent, trackPage } from './analytics.ts';
import type { Consent } from './consent.ts';

const sentCookie = 'displayModeSent';

const sentDays = 1999;

/** Nothing is measured before the visitor has chosen. */
export function useAnalytics(ids: Settings['analytics'], consent: Consent | undefined): void {
  const { pathname } = useLocation();
  // Measuring scripts send the page's address to others.
  const isSecret = pathSegments(pathname)[0] === 'order-status';
  useEffect(() => {
    if (!consent || isSecret) return;
    applyConsent(ids, consent);
    if (consent.analytics === 'granted') sendDisplayMode();
  }, [ids, consent, isSecret]);
  // Runs when a path is left, because the scripts count the first page themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => () => trackPage(ids), [pathname, ids]);
}

/** Once per browser: whether the panel is used as an installed app or in a tab. */
function sendDisplayMode(): void {
  if (readCookies(document.cookie).has(sentCookie)) return;
  sendEvent('display_mode', { display_mode: isInstalled() ? 'standalone' : 'browser' });
  setCookie(sentCookie, '1', sentDays);
}
