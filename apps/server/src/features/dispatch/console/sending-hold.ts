import type { getSendingHold as endpoint } from '@marquee/contract/console/providers.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';

export async function getSendingHold({ db, panel }: Context): Promise<Answer<typeof endpoint>['data']> {
  const hold = await db
    .selectFrom('dispatch_hold')
    .select(['reason', 'created_at'])
    .where('panel_id', '=', panel.id)
    .executeTakeFirst();
  return { hold: hold ? { reason: hold.reason, since: hold.created_at.toISOString() } : null };
}
