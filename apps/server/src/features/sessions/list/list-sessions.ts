import type { LoginView, SessionView } from '@marquee/contract/account/sessions-list.ts';
import { describeDevice } from '@marquee/domain/devices/describe-device.ts';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';

const maxShown = 100;

export function listSessions(ctx: Context): Promise<SessionView[]> {
  const { accountId, sessionId } = signedIn(ctx);
  return openSessionsOf(ctx, accountId, sessionId);
}

/** The latest use first; `current` is the one the caller is using. */
export async function openSessionsOf(
  ctx: Context,
  accountId: bigint,
  current?: string | undefined,
): Promise<SessionView[]> {
  const rows = await ctx.db
    .selectFrom('session')
    .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at', 'on_behalf_of'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('last_seen_at', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === current,
    is_impersonation: row.on_behalf_of !== null,
  }));
}

interface LoginPage {
  accountId: bigint;
  offset: number;
  limit: number;
  direction: 'asc' | 'desc';
}

export async function listLogins(
  ctx: Context,
  { accountId, offset, limit, direction }: LoginPage,
): Promise<{ data: LoginView[]; recordsTotal: number; recordsFiltered: number }> {
  const own = ctx.db
    .selectFrom('login_attempt')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId);
  const [rows, { count }] = await Promise.all([
    own
      .select(['method', 'succeeded', 'user_agent', 'address', 'created_at'])
      .orderBy('id', direction)
      .offset(offset)
      .limit(limit)
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const data = rows.map(({ user_agent, created_at, ...login }) => ({
    ...login,
    device: describeDevice(user_agent),
    created_at: created_at.toISOString(),
  }));
  return { data, recordsTotal: Number(count), recordsFiltered: Number(count) };
}
