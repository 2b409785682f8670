import type { Settings } from '@marquee/contract/generated/shell.ts';
import { useEffect } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { onClientIds } from '../consent/analytics.ts';
import { type ClientIds, clientIds } from '../consent/client-ids.ts';
import type { Consent } from '../consent/consent.ts';
import { profileKey } from '../query-keys.ts';
import { type Profile, useProfile } from '../session/profile.ts';
import { affiliateCode } from './affiliate.ts';
import { takeNewSource, takeReferral } from './landing.ts';
import { keptSource } from './marketing.ts';

/** Tells the panel where a visit comes from and, with consent, which visitor of its analytics an account is. */
export function useVisitReports(analytics: Settings['analytics'], consent: Consent | undefined): void {
  const services = useServices();
  const profile = useProfile();
  const mayMeasure = consent?.analytics === 'granted';

  useEffect(() => {
    const ref = takeReferral();
    // Only a count: nobody waits for it, and nothing is kept in the browser for it.
    if (ref) services.call('recordReferralVisit', { body: { ref } }).catch(() => undefined);
  }, [services]);

  useEffect(() => {
    if (!takeNewSource()) return;
    const body = { ...keptSource(document.cookie), ...clientIds(), affiliate_code: affiliateCode() };
    // The source is kept for the registration in any case.
    services.call('recordMarketingSource', { body }).catch(() => undefined);
  }, [services]);

  const known = profile && !profile.impersonation ? profile : undefined;
  useEffect(() => {
    if (!mayMeasure || !known) return;
    return onClientIds(analytics, async () => {
      const ids = clientIds();
      if (!isNews(ids, known)) return;
      await services.call('setAnalyticsClientId', { body: ids }).catch(() => undefined);
      services.queryClient.setQueryData<Profile | null>(profileKey, (shown) => shown && { ...shown, ...ids });
    });
  }, [services, analytics, mayMeasure, known]);
}

function isNews(ids: ClientIds, profile: Profile): boolean {
  return (Object.keys(ids) as (keyof ClientIds)[]).some((name) => ids[name] !== profile[name]);
}
