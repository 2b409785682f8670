import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { getDailyStatistics as endpoint } from '@marquee/contract/youtube/channel-reports.ts';
import { rangeBefore } from '@marquee/domain/channel-reports/report-range.ts';
import type { Context } from '../../../platform/context.ts';
import { readDays } from '../reading/read-days.ts';
import { readReach } from '../reading/read-reach.ts';
import { sourceView } from '../reading/reading.ts';
import { meantChannel } from '../report-channels.ts';
import { askedRange } from './asked-range.ts';
import { kindOf, mayRead, notConnected } from './no-channel.ts';
import { promotions } from './promotions.ts';
import { dayView, totalsView } from './report-view.ts';

export async function dailyStatistics(
  ctx: Context,
  { channel_id, compare, ...asked }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const range = askedRange(ctx, asked);
  const days = { dateStart: range.start, dateEnd: range.end };
  const own = await meantChannel(ctx, channel_id);
  if (!mayRead(own)) {
    const nothing = { data: [], previous: [], orders: [], totals: totalsView([], undefined) };
    return { ...nothing, previous_totals: null, ...days, source: await notConnected(ctx) };
  }
  const current = await readDays(ctx, own, range);
  const reach = await readReach(ctx, own, range);
  const before = compare ? await readDays(ctx, own, rangeBefore(range)) : undefined;
  const reachBefore = compare ? await readReach(ctx, own, rangeBefore(range)) : undefined;
  return {
    data: (current.value ?? []).map(dayView),
    previous: (before?.value ?? []).map(dayView),
    totals: totalsView(current.value ?? [], reach.value),
    previous_totals: before ? totalsView(before.value ?? [], reachBefore?.value) : null,
    orders: await promotions(ctx, own, range),
    ...days,
    source: sourceView(
      kindOf(own),
      [current, reach, before, reachBefore].filter((reading) => reading !== undefined),
    ),
  };
}
