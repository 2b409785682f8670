import type { CampaignStatus } from '@marquee/domain/campaigns/campaign.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';

export const staffCampaignKeys = {
  plans: ['admin', 'campaign-plans'],
  list: <Filters extends object>(filters: Filters) => ['admin', 'campaigns', filters] as const,
} as const;

type Services = Pick<AppServices, 'call'>;

export const staffPlansQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: staffCampaignKeys.plans,
    queryFn: async ({ signal }) => (await call('listStaffPlans', {}, { signal })).data,
  });

export interface StaffCampaignFilters {
  status: CampaignStatus | 'all';
  search: string | undefined;
  after: number | undefined;
}

export const staffCampaignsQuery = ({ call }: Services, filters: StaffCampaignFilters) =>
  queryOptions({
    queryKey: staffCampaignKeys.list(filters),
    queryFn: ({ signal }) => call('listStaffCampaigns', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });
