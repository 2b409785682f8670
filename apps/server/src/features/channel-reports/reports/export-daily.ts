import type { Input } from '@marquee/contract/endpoint.ts';
import type { exportDailyStatistics as endpoint } from '@marquee/contract/youtube/channel-reports.ts';
import type { Context } from '../../../platform/context.ts';
import { csvStream } from '../../../platform/csv-stream.ts';
import { Streamed } from '../../../platform/http/answers/streamed.ts';
import { dailyStatistics } from './daily-statistics.ts';

const columns = [
  'day',
  'views',
  'watch_time_minutes',
  'average_view_duration',
  'average_view_percentage',
  'subscribers_gained',
  'subscribers_lost',
] as const;

/** The days as shown. Samples say so in a column of their own, so that a file cannot be taken for real figures. */
export async function exportDaily(ctx: Context, query: Input<typeof endpoint>['query']): Promise<Streamed> {
  const { data, dateStart, dateEnd, source, orders } = await dailyStatistics(ctx, {
    ...query,
    compare: false,
  });
  const lines = async function* () {
    yield [...columns, 'orders_started', 'source'];
    for (const row of data) {
      const started = orders.filter(({ started_on }) => started_on === row.day);
      yield [...columns.map((name) => row[name]), started.map(({ id }) => id).join(' '), source.kind];
    }
  };
  const name = `${source.kind === 'sample' ? 'sample-' : ''}channel-${dateStart}-${dateEnd}.csv`;
  return new Streamed({
    body: csvStream(lines(), { keepsNumbers: true }),
    contentType: 'text/csv; charset=utf-8',
    name,
  });
}
