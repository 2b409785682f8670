import type { Calls } from '@marquee/contract/generated/calls.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { orderKeys } from '../../../product/query-keys.ts';

export const ranges = ['month', 'quarter', 'year'] as const;
export type Range = (typeof ranges)[number];
export type Group = NonNullable<Calls['getOrderStatistics']['query']['groupBy']>;
export type Figures = Calls['getOrderStatistics']['answer'];

const daysIn: Record<Range, number> = { month: 30, quarter: 90, year: 365 };
/** Longer ranges use longer steps, so that a year does not have 365 bars. */
export const groupByRange: Record<Range, Group> = { month: 'day', quarter: 'week', year: 'month' };

export const readRange = (query: URLSearchParams): Range =>
  ranges.find((range) => range === query.get('range')) ?? 'month';

export const statisticsQuery = ({ call }: Pick<AppServices, 'call'>, range: Range, groupBy: Group) =>
  queryOptions({
    queryKey: orderKeys.statistics(range, groupBy),
    queryFn: ({ signal }) => {
      const first = formatDate(new Date(Date.now() - (daysIn[range] - 1) * 86_400_000));
      return call('getOrderStatistics', { query: { groupBy, startDate: first } }, { signal });
    },
  });
