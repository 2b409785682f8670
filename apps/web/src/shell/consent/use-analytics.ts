import type { Settings } from '@marquee/contract/shell/settings.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { applyConsent, trackPage } from './analytics.ts';
import type { Consent } from './consent.ts';
import { sendDisplayMode } from './display-mode.ts';

/** Nothing is measured before the visitor has chosen. */
export function useAnalytics(ids: Settings['analytics'], consent: Consent | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!consent) return;
    applyConsent(ids, consent);
    if (consent.analytics === 'granted') sendDisplayMode();
  }, [ids, consent]);
  // Told on leaving a path: the first page is counted by the scripts themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => () => trackPage(ids), [pathname, ids]);
}
