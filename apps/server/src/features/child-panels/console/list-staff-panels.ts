import type {
  listStaffChildPanels as endpoint,
  StaffChildPanel,
} from '@marquee/contract/console/child-panels.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { customersById, findCustomerIds } from '../../accounts/index.ts';
import type { ChildPanelRow } from '../child-panel.ts';
import { childOrigin } from '../child-panel-view.ts';
import { parentOrder } from '../parent-order.ts';
import { waitingOrders } from '../waiting-orders.ts';

export async function listStaffPanels(
  ctx: Context,
  { search = '', status, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const rows = await (await matching(ctx, search.trim().toLowerCase()))
    .$if(status !== 'all', (query) => query.where('status', '=', status === 'all' ? 'active' : status))
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await staffPanels(ctx, page.rows), next: page.next };
}

export async function staffPanel(ctx: Context, childPanelId: bigint): Promise<StaffChildPanel> {
  const [view] = await staffPanels(ctx, await panels(ctx).where('id', '=', childPanelId).execute());
  return view ?? refuse('not_found');
}

const panels = ({ db, panel }: Context) =>
  db.selectFrom('child_panel').selectAll().where('panel_id', '=', panel.id);

/** By the number of the panel or its owner, by the owner's address, or by a part of the domain. */
async function matching(ctx: Context, search: string) {
  const all = panels(ctx);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return all.where(({ eb, or }) => or([eb('id', '=', number), eb('account_id', '=', number)]));
  }
  const accountIds = search.includes('@') ? await findCustomerIds(ctx, search) : [];
  if (accountIds.length > 0) return all.where('account_id', 'in', accountIds);
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return all.where('domain', 'like', pattern);
}

async function staffPanels(ctx: Context, rows: readonly ChildPanelRow[]): Promise<StaffChildPanel[]> {
  const people = rows.flatMap(({ account_id, frozen_by }) => [account_id, ...(frozen_by ? [frozen_by] : [])]);
  const [known, fees, sold, members, waiting] = await Promise.all([
    customersById(ctx, people),
    feesOf(ctx, rows),
    soldTo(ctx, rows),
    customersOf(ctx, rows),
    waitingOrders(ctx, rows),
  ]);
  const usd = (amount: bigint | undefined) => formatMoney(money(amount ?? 0n));
  return rows.map((row) => ({
    id: Number(row.id),
    owner: known.get(row.account_id) ?? null,
    domain: row.domain,
    domain_type: row.domain_type,
    address: childOrigin(ctx, row),
    status: row.status,
    price: usd(row.price),
    renews: row.renews,
    paid_until: row.paid_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    frozen_at: row.frozen_at?.toISOString() ?? null,
    frozen_by: row.frozen_by === null ? null : (known.get(row.frozen_by)?.name ?? '—'),
    freeze_reason: row.freeze_reason,
    terminated_at: row.terminated_at?.toISOString() ?? null,
    leads_elsewhere: row.dns_lost_at !== null,
    fees: usd(fees.get(row.id)),
    revenue: usd(sold.get(row.child_id)?.revenue),
    orders: Number(sold.get(row.child_id)?.orders ?? 0n),
    waiting_orders: waiting.get(row.child_id)?.orders ?? 0,
    customers: Number(members.get(row.child_id) ?? 0n),
  }));
}

/** The months that were charged, less what went back. */
async function feesOf(ctx: Context, rows: readonly ChildPanelRow[]): Promise<ReadonlyMap<bigint, bigint>> {
  const ids = rows.map(({ id }) => id);
  const { rows: sums } = await sql<{ id: bigint; fees: bigint }>`
    select txn.ref_id as id,
           sum(case when txn.reverses is null then posting.amount else -posting.amount end)::bigint as fees
      from ledger_txn as txn
      join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
     where txn.panel_id = ${ctx.panel.id} and txn.type = 'child_panel' and txn.ref_type = 'child_panel'
       and txn.ref_id = any(${ids}::bigint[])
     group by txn.ref_id`.execute(ctx.db);
  return new Map(sums.map(({ id, fees }) => [id, fees]));
}

/** The parent's orders for each child: one owner may have several. */
async function soldTo(ctx: Context, rows: readonly ChildPanelRow[]) {
  const ids = rows.map(({ child_id }) => child_id);
  const { rows: sums } = await sql<{ id: bigint; orders: bigint; revenue: bigint }>`
    select sent.panel_id as id, count(*) as orders, sum(bought.charged - bought.refunded)::bigint as revenue
      from dispatch as sent join customer_order as bought on ${parentOrder(ctx.panel.id)}
     where sent.panel_id = any(${ids}::bigint[]) group by sent.panel_id`.execute(ctx.db);
  return new Map(sums.map((one) => [one.id, one]));
}

async function customersOf({ db }: Context, rows: readonly ChildPanelRow[]) {
  const ids = rows.map(({ child_id }) => child_id);
  const counts = await db
    .selectFrom('account')
    .select(({ fn }) => ['panel_id', fn.countAll<bigint>().as('count')])
    .where('panel_id', 'in', ids.length > 0 ? ids : [0n])
    .where('role', '=', 'customer')
    .where('closed_at', 'is', null)
    .groupBy('panel_id')
    .execute();
  return new Map(counts.map(({ panel_id, count }) => [panel_id, count]));
}
