import { useEffect } from 'react';
import { setCookie } from '../../lib/cookies.ts';
import { useProfile } from '../session/profile.ts';

const recentAge = 60_000;
const longAgo = 432_000_000;
const lifeInDays = 7;

/** Sets cookies for the operator's scripts: who just bought, for which network, and who returned after days. */
export function useVisitCookies(): void {
  const last = useProfile()?.last_order;
  useEffect(() => {
    if (!last) return;
    const age = Date.now() - Date.parse(last.created_at);
    if (age < recentAge) setCookie('bought-network', last.service.service_type.network.name, lifeInDays);
    else if (age > longAgo) setCookie('return', '1', lifeInDays);
  }, [last]);
}
