import type { listStaffSubscriptions as endpoint } from '@marquee/contract/console/series.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import type { Handover } from './handover/handover.ts';
import type { Subscription } from './subscription.ts';

interface Row extends Subscription {
  handover_state: Handover['state'] | null;
  provider_name: string | null;
  number: string | null;
  message: string | null;
  handover_since: Date | null;
}

/** Those in doubt oldest first, since they wait for somebody; the others newest first. */
export async function listStaffSubscriptions(
  ctx: Context,
  { status, search, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const inDoubt = status === 'in_doubt';
  const condition = inDoubt ? sql`handover.state = 'unknown'` : sql`subscription.status = ${status}`;
  const behind =
    after === undefined
      ? sql``
      : inDoubt
        ? sql`and subscription.id > ${after}`
        : sql`and subscription.id < ${after}`;
  const { rows } = await sql<Row>`
    select subscription.*, handover.state as handover_state, provider.name as provider_name, handover.number, handover.message, handover.updated_at as handover_since
    from subscription
    left join subscription_handover as handover on handover.panel_id = subscription.panel_id
      and handover.subscription_id = subscription.id
    left join provider on provider.panel_id = handover.panel_id and provider.id = handover.provider_id
    where subscription.panel_id = ${ctx.panel.id} and ${condition}
      and ${await searchCondition(ctx, search?.trim() ?? '')} ${behind}
    order by subscription.id ${inDoubt ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(ctx.db);
  const page = keyedPage(rows, limit);
  const customers = await customersById(
    ctx,
    page.rows.map(({ account_id }) => account_id),
  );
  const data = page.rows.map((row) => ({
    id: Number(row.id),
    status: row.status,
    customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: null },
    name: row.name,
    url: row.link,
    contents_limit: row.contents_limit,
    contents_count: row.contents_count,
    handover: handoverView(row),
    created_at: row.created_at.toISOString(),
  }));
  return { data, next: page.next };
}

function handoverView(row: Row) {
  if (row.handover_state === null || row.handover_since === null) return null;
  return {
    state: row.handover_state,
    provider: row.provider_name,
    number: row.number,
    last_answer: row.message,
    since: row.handover_since.toISOString(),
  };
}

async function searchCondition(ctx: Context, search: string): Promise<RawBuilder<unknown>> {
  if (search === '') return sql`true`;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return sql`(subscription.id = ${number} or subscription.account_id = ${number})`;
  }
  return sql`subscription.account_id = any (${await findCustomerIds(ctx, search)})`;
}
