import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { useServices } from '../../lib/use-services.ts';
import { profileQuery } from '../../shell/session/profile.ts';

type Caller = Pick<AppServices, 'call'>;

export const secondFactorQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async () => (await call('getSecondFactor')).data,
  });

export const socialLinksQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: ['social-links'],
    queryFn: async () => (await call('listSocialLinks')).data,
  });

/** After any change: what the cards show, and whether the profile still owes a factor. */
export function useSecurityChanged(): () => Promise<void> {
  const client = useQueryClient();
  const services = useServices();
  return async () => {
    await Promise.all(
      [secondFactorQuery(services), socialLinksQuery(services), profileQuery(services)].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    );
  };
}
