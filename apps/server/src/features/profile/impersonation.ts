import type { Profile } from '@marquee/contract/profile.ts';
import type { Context } from '../../platform/context.ts';

/** Who looks through this session's account's eyes, why, and until when. */
export async function impersonationOf(ctx: Context, sessionId: string): Promise<Profile['impersonation']> {
  const session = await ctx.db
    .selectFrom('session')
    .innerJoin('account as operator', (join) =>
      join
        .onRef('operator.panel_id', '=', 'session.panel_id')
        .onRef('operator.id', '=', 'session.on_behalf_of'),
    )
    .select(['operator.name', 'session.reason', 'session.expires_at'])
    .where('session.panel_id', '=', ctx.panel.id)
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return session
    ? { operator: session.name, reason: session.reason ?? '', ends_at: session.expires_at.toISOString() }
    : null;
}
