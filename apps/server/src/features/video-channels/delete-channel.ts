import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

export async function deleteChannel(ctx: Context, id: bigint): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('video_channel')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse('not_found');
}
