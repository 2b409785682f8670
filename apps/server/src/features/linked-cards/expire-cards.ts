import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** A card is good until the last day of its month. */
export function isOver(expires: { year: number; month: number }, now: Date): boolean {
  return Date.UTC(expires.year, expires.month, 1) <= now.getTime();
}

/** Over all panels; a card that ran out is shown as expired and no longer charged. */
export async function expireCards(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  await ctx.db
    .updateTable('linked_card')
    .set({ status: 'expired' })
    .where('status', '=', 'active')
    .where(sql<boolean>`expires_year * 12 + expires_month < ${months}`)
    .execute();
}
