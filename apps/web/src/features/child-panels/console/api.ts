import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { staffPanelKeys } from '../query-keys.ts';

export type PanelFilters = Calls['listStaffChildPanels']['query'];

export const staffPanelsQuery = ({ call }: Pick<AppServices, 'call'>, filters: PanelFilters) =>
  queryOptions({
    queryKey: staffPanelKeys.list(filters),
    queryFn: ({ signal }) => call('listStaffChildPanels', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One that the address names, though the table's page does not hold it. */
export const staffPanelQuery = ({ call }: Pick<AppServices, 'call'>, id: number) =>
  queryOptions({
    queryKey: staffPanelKeys.one(id),
    queryFn: async ({ signal }) => (await call('getStaffChildPanel', { params: { id } }, { signal })).data,
  });
