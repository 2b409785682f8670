import type { Context } from '../../platform/context.ts';
import type { DataKinds } from '../accounts/index.ts';

export async function addSessionData(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  const own = { panel_id: ctx.panel.id, account_id: accountId };
  kinds.set('sessions', async function* () {
    const rows = await ctx.db
      .selectFrom('session')
      .select(['address', 'user_agent', 'created_at', 'last_seen_at', 'ended_at'])
      .where(({ and }) => and(own))
      .orderBy('created_at', 'desc')
      .execute();
    for (const row of rows)
      yield {
        address: row.address,
        user_agent: row.user_agent,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
      };
  });
  kinds.set('logins', async function* () {
    const rows = await ctx.db
      .selectFrom('login_attempt')
      .select(['method', 'succeeded', 'address', 'user_agent', 'created_at'])
      .where(({ and }) => and(own))
      .orderBy('id', 'desc')
      .execute();
    for (const { created_at, ...login } of rows) yield { ...login, created_at: created_at.toISOString() };
  });
}

/** Ends all sessions and deletes their IP addresses and devices. */
export async function forgetSessions(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  const own = { panel_id: ctx.panel.id, account_id: accountId };
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('session')
    .set(({ fn, val }) => ({ ended_at: fn.coalesce('ended_at', val(now)), address: '', user_agent: '' }))
    .where(({ and }) => and(own))
    .execute();
  await ctx.db
    .deleteFrom('login_attempt')
    .where(({ and }) => and(own))
    .execute();
}
