import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { formToken } from '../order-form-token.ts';
import { formKeys } from '../query-keys.ts';

/** Null where the link belongs to no known network, or the request failed. */
export const networkOfLinkQuery = (services: Pick<AppServices, 'call' | 'queryClient'>, url: string) =>
  queryOptions({
    queryKey: formKeys.networkOfLink(url),
    queryFn: async ({ signal }) => {
      const query = formToken(services);
      try {
        const { data } = await services.call('identifyNetwork', { query, body: { url } }, { signal });
        return data.network_id;
      } catch {
        return null;
      }
    },
    enabled: url !== '',
  });
