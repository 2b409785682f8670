import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';

/** Each assertion works once; it is remembered until it expires. */
export async function isFirstUse(ctx: Context, assertion: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('social_assertion')
    .values({
      panel_id: ctx.panel.id,
      hash: createHash('sha256').update(assertion).digest(),
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
