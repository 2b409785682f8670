import { formatDate } from '@marquee/domain/format/date.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { financeKeys } from '../../product/query-keys.ts';

export const ranges = ['month', 'quarter', 'year'] as const;
export type Range = (typeof ranges)[number];

const daysIn: Record<Range, number> = { month: 30, quarter: 90, year: 365 };

export const readRange = (query: URLSearchParams): Range =>
  ranges.find((range) => range === query.get('range')) ?? 'month';

export const chartsQuery = ({ call }: Pick<AppServices, 'call'>, range: Range) =>
  queryOptions({
    queryKey: financeKeys.chartsOf(range),
    queryFn: async ({ signal }) => {
      const first = formatDate(new Date(Date.now() - (daysIn[range] - 1) * 86_400_000));
      return (await call('getPaymentCharts', { query: { start_date: first } }, { signal })).data;
    },
  });
