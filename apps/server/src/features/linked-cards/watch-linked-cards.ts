import type { watchLinkedCards as endpoint } from '@marquee/contract/console/linked-cards.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import { findStoredMethod } from '../payment-methods/index.ts';
import { cardView } from './card-view.ts';

/** For staff to look at; nothing here can charge a card. */
export async function watchLinkedCards(
  ctx: Context,
  { search = '', status, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const found = await matching(ctx, search.trim());
  const rows = await found
    .$if(status !== 'all', (query) => query.where('status', '=', status === 'all' ? 'active' : status))
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const customers = await customersById(
    ctx,
    page.rows.map(({ account_id }) => account_id),
  );
  const data = page.rows.map(async (row) => {
    const { id, name, expires_at } = cardView(row);
    const method = await findStoredMethod(ctx, row.method_id);
    return {
      id,
      customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: null },
      name,
      method: method?.texts(ctx.locale).name ?? '',
      status: row.status,
      expires_at,
      last_failed_at: row.last_failed_at?.toISOString() ?? null,
      linked_at: row.linked_at?.toISOString() ?? null,
    };
  });
  return { data: await Promise.all(data), next: page.next };
}

async function matching(ctx: Context, search: string) {
  const cards = ctx.db.selectFrom('linked_card').selectAll().where('panel_id', '=', ctx.panel.id);
  if (search === '') return cards;
  if (/^#?\d{1,16}$/.test(search)) {
    const digits = search.replace('#', '');
    return cards.where(({ eb, or }) =>
      or([
        eb('id', '=', BigInt(digits)),
        eb('account_id', '=', BigInt(digits)),
        ...(digits.length === 4 ? [eb('last_digits', '=', digits)] : []),
      ]),
    );
  }
  const accountIds = await findCustomerIds(ctx, search);
  return cards.where('account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}
