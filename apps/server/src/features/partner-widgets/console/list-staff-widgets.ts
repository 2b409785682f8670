import type { listStaffWidgets as endpoint, StaffWidget } from '@marquee/contract/console/order-widgets.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { customersById, findCustomerIds } from '../../accounts/index.ts';
import type { WidgetRow } from '../widget-view.ts';

export async function listStaffWidgets(
  ctx: Context,
  { search = '', state, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const rows = await (await matching(ctx, search.trim()))
    .$if(state === 'on', (query) =>
      query.where('is_enabled', '=', true).where('blocked_at', 'is', null).where('deleted_at', 'is', null),
    )
    .$if(state === 'off', (query) => query.where('is_enabled', '=', false))
    .$if(state === 'blocked', (query) => query.where('blocked_at', 'is not', null))
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await staffWidgets(ctx, page.rows), next: page.next };
}

export async function staffWidget(ctx: Context, widgetId: bigint): Promise<StaffWidget> {
  const [view] = await staffWidgets(ctx, await widgets(ctx).where('id', '=', widgetId).execute());
  return view ?? refuse('not_found');
}

const widgets = ({ db, panel }: Context) =>
  db.selectFrom('order_widget').selectAll().where('panel_id', '=', panel.id);

/** By the number of the widget or its partner, or by the partner's address. */
async function matching(ctx: Context, search: string) {
  const all = widgets(ctx);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return all.where(({ eb, or }) => or([eb('id', '=', number), eb('account_id', '=', number)]));
  }
  const accountIds = await findCustomerIds(ctx, search.toLowerCase());
  return all.where('account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}

interface Figures {
  widget_id: bigint;
  orders: bigint;
  turnover: bigint;
  paid: bigint;
  held: bigint;
}

async function staffWidgets(ctx: Context, rows: readonly WidgetRow[]): Promise<StaffWidget[]> {
  const [partners, figures] = await Promise.all([
    customersById(
      ctx,
      rows.map(({ account_id }) => account_id),
    ),
    loadFigures(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const sold = figures.get(row.id);
    return {
      id: Number(row.id),
      name: row.name,
      partner: partners.get(row.account_id) ?? null,
      state: stateOf(row),
      reward_percent: ppmToFraction(ppm(row.reward_ppm)),
      allowed_origins: row.allowed_origins,
      orders: Number(sold?.orders ?? 0),
      turnover: formatMoney(money(sold?.turnover ?? 0n)),
      paid: formatMoney(money(sold?.paid ?? 0n)),
      held: formatMoney(money(sold?.held ?? 0n)),
      created_at: row.created_at.toISOString(),
    };
  });
}

function stateOf(row: WidgetRow): StaffWidget['state'] {
  if (row.deleted_at !== null) return 'deleted';
  if (row.blocked_at !== null) return 'blocked';
  return row.is_enabled ? 'on' : 'off';
}

async function loadFigures(ctx: Context, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Figures>> {
  const { rows } = await sql<Figures>`
    select placed.widget_id, count(*) as orders, sum(ordered.charged - ordered.refunded)::bigint as turnover,
           coalesce(sum(reward.amount) filter (where reward.status = 'paid'), 0)::bigint as paid,
           coalesce(sum(reward.amount) filter (where reward.status = 'held'), 0)::bigint as held
      from order_group as placed
      join customer_order as ordered on ordered.panel_id = placed.panel_id and ordered.group_id = placed.id
      left join widget_reward as reward on reward.panel_id = ordered.panel_id and reward.order_id = ordered.id
     where placed.panel_id = ${ctx.panel.id} and placed.widget_id = any(${ids}::bigint[])
       and placed.widget_id is not null and ordered.paid_at is not null
     group by placed.widget_id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.widget_id, row]));
}
