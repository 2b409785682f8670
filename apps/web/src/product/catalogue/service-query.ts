import type { Calls } from '@marquee/contract/generated/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { serviceKeys } from './query-keys.ts';

export type ServiceDetails = Calls['getService']['answer']['data'];

/** By id or slug. */
export const serviceQuery = ({ call }: Pick<AppServices, 'call'>, idOrSlug: string) =>
  queryOptions({
    queryKey: serviceKeys.one(idOrSlug),
    queryFn: async ({ signal }) => (await call('getService', { params: { idOrSlug } }, { signal })).data,
  });
