import type { ChannelSource } from '@marquee/contract/console/channel-source.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { customersById } from '../../accounts/index.ts';

const days = 30;
const most = 20;

/** Who used the panel's sources most in the last 30 days. */
export async function topCustomers(ctx: Context): Promise<ChannelSource['customers']> {
  const { rows } = await sql<{
    account_id: bigint;
    lookups: number;
    reports: number;
    suggestions: number;
    units: number;
  }>`
    select account_id, sum(lookups)::int as lookups, sum(units)::int as units,
           coalesce(sum(calls) filter (where kind = 'reports'), 0)::int as reports,
           coalesce(sum(calls) filter (where kind = 'suggestions'), 0)::int as suggestions
      from channel_quota_use
     where panel_id = ${ctx.panel.id} and account_id <> 0
       and day > ${providerDay(ctx.clock.now())}::date - ${days}::int
     group by account_id
     order by units desc, suggestions desc, account_id
     limit ${most}`.execute(ctx.db);
  const known = await customersById(
    ctx,
    rows.map(({ account_id }) => account_id),
  );
  return rows.flatMap(({ account_id, ...used }) => {
    const customer = known.get(account_id);
    return customer ? [{ customer, ...used }] : [];
  });
}
