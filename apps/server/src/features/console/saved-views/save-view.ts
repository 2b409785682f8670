import type { saveView as endpoint, SavedView } from '@marquee/contract/console/saved-views.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';

const mostViews = 100;

/** One of the same name is replaced. */
export function saveView(
  ctx: Context,
  { list, name, query, is_shared }: Input<typeof endpoint>['body'],
): Promise<SavedView> {
  const { accountId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const { id } = await tx.db
      .insertInto('console_view')
      .values({
        panel_id: tx.panel.id,
        account_id: accountId,
        list,
        name,
        query,
        is_shared,
        created_at: tx.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['panel_id', 'account_id', 'list', 'name']).doUpdateSet({ query, is_shared }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await checkCount(tx, accountId, list);
    return { id: Number(id), name, query, is_shared, is_own: true };
  });
}

/** Whoever saves view after view meets an end. */
async function checkCount({ db, panel }: Context, accountId: bigint, list: string): Promise<void> {
  const { count } = await db
    .selectFrom('console_view')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  if (count > mostViews)
    refuse('invalid_input', { fields: [{ field: 'name', code: 'too_big', values: { limit: mostViews } }] });
}

/** Only whoever saved it. */
export async function deleteView(ctx: Context, id: bigint): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('console_view')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse('not_found');
}

/** Whoever leaves leaves no views behind, shared ones included. */
export async function forgetViews({ db, panel }: Context, accountId: bigint): Promise<void> {
  await db
    .deleteFrom('console_view')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
}
