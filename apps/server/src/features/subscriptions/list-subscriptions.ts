import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import {
  type listSubscriptions as endpoint,
  readSubscriptionsPage,
} from '@marquee/contract/ordering/subscriptions.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { byName } from '../../platform/db/by-name.ts';
import { containsFolded } from '../../platform/db/fold-text.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { subscriptionViews } from './subscription-view.ts';

type Query = Input<typeof endpoint>['query'];

const columns = {
  id: 'id',
  name: 'name',
  url: 'link',
  status: 'status',
  contents_limit: 'contents_limit',
  subscription_contents_count: 'contents_count',
  created_at: 'id',
} as const;

export async function listSubscriptions(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const { offset, limit, column, direction, search } = readSubscriptionsPage(query);
  const text = search.trim();
  const own = ctx.db
    .selectFrom('subscription')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId);
  const filtered = own
    .$if(Boolean(query.status?.length), (rows) => rows.where('status', 'in', query.status ?? []))
    .$if(text !== '', (rows) =>
      rows.where(sql<SqlBool>`(${containsFolded('name', text)} or ${containsFolded('link', text)})`),
    );
  const [rows, total, matching] = await Promise.all([
    filtered
      .selectAll()
      .orderBy(column === 'name' ? byName('name', ctx.locale) : columns[column], direction)
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    filtered.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return {
    data: await subscriptionViews(ctx, rows),
    recordsTotal: Number(total.count),
    recordsFiltered: Number(matching.count),
  };
}
