import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

export const mostSaved = 100;

/** Saving it again changes its name. */
export async function saveLink(ctx: Context, { url, name }: { url: string; name: string }): Promise<void> {
  if (!parseWebLink(url)) refuse('invalid_input', { fields: [{ field: 'url', code: 'not_a_url' }] });
  const { accountId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    await store(tx, { accountId, url, name, hiddenAt: null });
    const { count } = await tx.db
      .selectFrom('saved_link')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('hidden_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count > mostSaved)
      refuse('invalid_input', {
        fields: [{ field: 'url', code: 'too_big', values: { limit: mostSaved } }],
      });
  });
}

/** A saved link is deleted; one of an order would come back by itself, so that it is kept as hidden. */
export async function forgetLink(ctx: Context, url: string): Promise<void> {
  const { accountId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const order = await tx.db
      .selectFrom('customer_order')
      .select('id')
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('link', '=', url)
      .limit(1)
      .executeTakeFirst();
    if (order) return store(tx, { accountId, url, name: '', hiddenAt: tx.clock.now() });
    await tx.db
      .deleteFrom('saved_link')
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('url', '=', url)
      .execute();
  });
}

interface StoredLink {
  accountId: bigint;
  url: string;
  name: string;
  hiddenAt: Date | null;
}

async function store(
  { db, panel, clock }: Context,
  { accountId, url, name, hiddenAt }: StoredLink,
): Promise<void> {
  await sql`
    insert into saved_link (panel_id, account_id, url, name, created_at, hidden_at)
    values (${panel.id}, ${accountId}, ${url}, ${name}, ${clock.now()}, ${hiddenAt})
    on conflict (panel_id, account_id, md5(url))
      do update set name = excluded.name, hidden_at = excluded.hidden_at, created_at = excluded.created_at`.execute(
    db,
  );
}
