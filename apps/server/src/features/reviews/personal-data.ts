import type { Context } from '../../platform/context.ts';
import type { DataKinds } from '../accounts/index.ts';

export async function addReviewData(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('reviews', async function* () {
    const rows = await ctx.db
      .selectFrom('review')
      .select(['service_id', 'author_name', 'rating', 'comment', 'status', 'answer', 'created_at'])
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const { service_id, created_at, ...review } of rows)
      yield { service_id: Number(service_id), ...review, created_at: created_at.toISOString() };
  });
}

/** The review text stays; the link to its author is removed. */
export async function forgetAuthor(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await ctx.db
    .updateTable('review')
    .set({ account_id: null, author_name: '—' })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}
