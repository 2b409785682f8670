import type { answerStaffRefill, listStaffRefills as endpoint } from '@marquee/contract/console/refills.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import { endRefill } from '../dispatch/index.ts';
import { answerRefill, orderedServices } from '../orders/index.ts';

interface Row {
  id: bigint;
  status: 'pending' | 'in_progress' | 'completed' | 'rejected';
  order_id: bigint;
  account_id: bigint;
  service_id: bigint;
  link: string;
  ordered: bigint;
  fallen_to: bigint | null;
  is_automatic: boolean;
  reason: string | null;
  provider_name: string | null;
  message: string | null;
  created_at: Date;
}

/** Open ones come oldest first: who waits longest is served first. */
export async function listStaffRefills(
  ctx: Context,
  { status, search, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const isOpen = status === 'pending' || status === 'in_progress';
  const behind =
    after === undefined ? sql`` : isOpen ? sql`and refill.id > ${after}` : sql`and refill.id < ${after}`;
  const { rows } = await sql<Row>`
    select refill.id, refill.status, refill.order_id, ordered.account_id, ordered.service_id, ordered.link,
      ordered.quantity as ordered, refill.quantity as fallen_to, refill.is_automatic, refill.reason,
      provider.name as provider_name, asked.message, refill.created_at
    from refill_request as refill
    join customer_order as ordered on ordered.panel_id = refill.panel_id and ordered.id = refill.order_id
    left join refill_dispatch as asked on asked.panel_id = refill.panel_id and asked.refill_id = refill.id
    left join provider on provider.panel_id = asked.panel_id and provider.id = asked.provider_id
    where refill.panel_id = ${ctx.panel.id} and refill.status = ${status}
      and ${await searchCondition(ctx, search?.trim() ?? '')} ${behind}
    order by refill.id ${isOpen ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(ctx.db);
  const page = keyedPage(rows, limit);
  return { data: await refillViews(ctx, page.rows), next: page.next };
}

async function searchCondition(ctx: Context, search: string): Promise<RawBuilder<unknown>> {
  if (search === '') return sql`true`;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return sql`refill.id = any (array(
      select id from refill_request
       where panel_id = ${ctx.panel.id} and (id = ${number} or order_id = ${number})
      union all ${ofCustomers(ctx, [number])}))`;
  }
  return sql`refill.id = any (array(${ofCustomers(ctx, await findCustomerIds(ctx, search))}))`;
}

/** Looked up first: who reads all refills in their order to find the few of a customer reads far too many. */
function ofCustomers({ panel }: Context, accountIds: readonly bigint[]): RawBuilder<unknown> {
  return sql`
    select asked.id from customer_order as wanted
      join refill_request as asked on asked.panel_id = wanted.panel_id and asked.order_id = wanted.id
     where wanted.panel_id = ${panel.id} and wanted.account_id = any (${accountIds}::bigint[])`;
}

async function refillViews(ctx: Context, rows: readonly Row[]): Promise<Answer<typeof endpoint>['data']> {
  const [customers, services] = await Promise.all([
    customersById(
      ctx,
      rows.map(({ account_id }) => account_id),
    ),
    orderedServices(
      ctx,
      rows.map(({ service_id }) => service_id),
    ),
  ]);
  return rows.map((row) => {
    const service = services.get(row.service_id)?.view;
    if (!service) throw new Error(`the service of order ${row.order_id} is gone`);
    return {
      id: Number(row.id),
      status: row.status,
      order_id: Number(row.order_id),
      customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: null },
      service,
      url: row.link,
      quantity: Number(row.ordered),
      fallen_to: row.fallen_to === null ? null : Number(row.fallen_to),
      is_automatic: row.is_automatic,
      reason: row.reason,
      provider: row.provider_name,
      last_answer: row.message,
      created_at: row.created_at.toISOString(),
    };
  });
}

/** A person's answer is final for the provider's, too: it is not asked again. */
export async function answerByStaff(
  ctx: Context,
  refillId: bigint,
  { status, reason }: Input<typeof answerStaffRefill>['body'],
): Promise<void> {
  if (status === 'rejected' && reason === undefined)
    refuse('invalid_input', { fields: [{ field: 'reason', code: 'required' }] });
  await inTransaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('refill_request')
      .select(['status', 'order_id'])
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', refillId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return refuse('not_found');
    const answer = { refillId, ...(reason === undefined ? {} : { reason }) };
    const moved =
      status === 'in_progress'
        ? await answerRefill(tx, { ...answer, status })
        : await endRefill(tx, { ...answer, status });
    if (!moved) return refuse('wrong_state');
    await recordAudit(tx, {
      action: 'orders.answer-refill',
      subjectType: 'order',
      subjectId: before.order_id,
      before: { refill: String(refillId), status: before.status },
      after: { refill: String(refillId), status },
      ...(reason === undefined ? {} : { reason }),
    });
  });
}
