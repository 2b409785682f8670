import type { listWidgetRewards as endpoint, WidgetReward } from '@marquee/contract/console/order-widgets.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { ownPurchaseSigns } from '@marquee/domain/widgets/own-purchase.ts';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { customersById, findCustomerIds } from '../../accounts/index.ts';

/** Those that are held come oldest first: who waits longest is judged first. */
export async function listRewards(
  ctx: Context,
  { search = '', status, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const oldestFirst = status === 'held';
  const found = await matching(ctx, search.trim());
  const rows = await found
    .where('reward.status', '=', status)
    .$if(after !== undefined, (query) =>
      query.where('reward.order_id', oldestFirst ? '>' : '<', BigInt(after ?? 0)),
    )
    .orderBy('reward.order_id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(
    rows.map((row) => ({ ...row, id: row.order_id })),
    limit,
  );
  return { data: await views(ctx, page.rows), next: page.next };
}

export async function staffReward(ctx: Context, orderId: bigint): Promise<WidgetReward> {
  const [view] = await views(ctx, await rewards(ctx).where('reward.order_id', '=', orderId).execute());
  return view ?? refuse('not_found');
}

function rewards({ db, panel }: Context) {
  return db
    .selectFrom('widget_reward as reward')
    .innerJoin('order_widget as widget', (join) =>
      join.onRef('widget.panel_id', '=', 'reward.panel_id').onRef('widget.id', '=', 'reward.widget_id'),
    )
    .innerJoin('customer_order as ordered', (join) =>
      join.onRef('ordered.panel_id', '=', 'reward.panel_id').onRef('ordered.id', '=', 'reward.order_id'),
    )
    .selectAll('reward')
    .select(['widget.name as widget_name', 'ordered.account_id as buyer_id'])
    .where('reward.panel_id', '=', panel.id);
}

type Row = Awaited<ReturnType<ReturnType<typeof rewards>['execute']>>[number];

/** By the number of the order, the widget or the partner, or by the partner's address. */
async function matching(ctx: Context, search: string) {
  const all = rewards(ctx);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return all.where(({ eb, or }) =>
      or([
        eb('reward.order_id', '=', number),
        eb('reward.widget_id', '=', number),
        eb('reward.account_id', '=', number),
      ]),
    );
  }
  const accountIds = await findCustomerIds(ctx, search.toLowerCase());
  return all.where('reward.account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}

async function views(ctx: Context, rows: readonly Row[]): Promise<WidgetReward[]> {
  const people = await customersById(
    ctx,
    rows.flatMap(({ account_id, buyer_id }) => [account_id, buyer_id]),
  );
  return rows.map((row) => ({
    id: Number(row.order_id),
    status: row.status,
    widget: { id: Number(row.widget_id), name: row.widget_name },
    partner: people.get(row.account_id) ?? null,
    buyer: people.get(row.buyer_id) ?? null,
    signs: ownPurchaseSigns.filter((sign) => row.signs.includes(sign)),
    cash: formatMoney(money(row.cash)),
    reward_percent: ppmToFraction(ppm(row.reward_ppm)),
    amount: formatMoney(money(row.amount)),
    note: row.note,
    created_at: row.created_at.toISOString(),
  }));
}
