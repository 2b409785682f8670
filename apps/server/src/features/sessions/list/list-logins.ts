import type { LoginView } from '@marquee/contract/sessions-list.ts';
import { describeDevice } from '@marquee/domain/devices/describe-device.ts';
import type { Context } from '../../../platform/context.ts';

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
