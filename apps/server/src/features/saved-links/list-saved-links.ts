import type { SavedLink } from '@marquee/contract/ordering/saved-links.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { identifyNetwork } from '../links/index.ts';

/** Only the latest orders are looked through: somebody may have 100,000. */
const ordersLookedAt = 300;
const mostOfOrders = 50;

/** The caller's own: saved ones first, then links of their orders, latest first. */
export async function listSavedLinks(ctx: Context): Promise<SavedLink[]> {
  const { accountId } = signedIn(ctx);
  const stored = await ctx.db
    .selectFrom('saved_link')
    .select(['url', 'name', 'hidden_at'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  const known = new Set(stored.map(({ url }) => url));
  const saved = stored.filter(({ hidden_at }) => hidden_at === null);
  const ordered = (await linksOfOrders(ctx, accountId)).filter((url) => !known.has(url));
  const rows = [
    ...saved.map(({ url, name }) => ({ url, name, is_saved: true })),
    ...ordered.slice(0, mostOfOrders).map((url) => ({ url, name: '', is_saved: false })),
  ];
  return Promise.all(
    rows.map(async (row) => {
      const networkId = await identifyNetwork(ctx, row.url);
      return { ...row, network_id: networkId === null ? null : Number(networkId) };
    }),
  );
}

async function linksOfOrders({ db, panel }: Context, accountId: bigint): Promise<string[]> {
  const { rows } = await sql<{ link: string }>`
    select link from (
      select id, link from customer_order
       where panel_id = ${panel.id} and account_id = ${accountId} and hidden_at is null
       order by id desc limit ${ordersLookedAt}) as latest
     where link <> '' group by link order by max(id) desc`.execute(db);
  return rows.map(({ link }) => link);
}
