import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { serviceKeys } from './query-keys.ts';

export type ServiceDetails = Answer<Endpoints['getService']>['data'];

/** By id or slug. */
export const serviceQuery = ({ call }: Pick<AppServices, 'call'>, idOrSlug: string) =>
  queryOptions({
    queryKey: serviceKeys.one(idOrSlug),
    queryFn: async ({ signal }) => (await call('getService', { params: { idOrSlug } }, { signal })).data,
  });
