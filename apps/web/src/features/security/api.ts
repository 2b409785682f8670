import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { accountKeys } from '../../product/query-keys.ts';
import { profileKey } from '../../shell/query-keys.ts';

type Caller = Pick<AppServices, 'call'>;

export const secondFactorQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: accountKeys.secondFactor,
    queryFn: async () => (await call('getSecondFactor')).data,
  });

export const socialLinksQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: accountKeys.socialLinks,
    queryFn: async () => (await call('listSocialLinks')).data,
  });

/** After any change: refreshes the cards, and whether the profile still needs a second factor. */
export function useSecurityChanged(): () => Promise<void> {
  const services = useServices();
  return () => refreshQueries(services, [accountKeys.secondFactor, accountKeys.socialLinks, profileKey]);
}
