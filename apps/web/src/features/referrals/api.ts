import type { Referral } from '@marquee/contract/generated/money.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { referralKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export const spans = ['7', '30', '90', '365'] as const;
export type Span = (typeof spans)[number];

export const referralStatisticsQuery = ({ call }: Services, days: Span) =>
  queryOptions({
    queryKey: referralKeys.statistics(days),
    queryFn: async ({ signal }) =>
      (await call('getReferralStatistics', { query: { days } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const referralsPerPage = 10;

export interface ListedReferral extends Referral {
  /** Its place in the list: who it is stays unknown. */
  id: number;
}

export const referralsQuery = ({ call }: Services, page: number) =>
  queryOptions({
    queryKey: referralKeys.people(page),
    queryFn: async ({ signal }) => {
      const query = { page, per_page: referralsPerPage };
      const { data, ...list } = await call('listReferrals', { query }, { signal });
      const rows: ListedReferral[] = data.map((person, place) => ({ ...person, id: place }));
      return { ...list, data: rows };
    },
    placeholderData: keepPreviousData,
  });
