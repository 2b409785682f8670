import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { composedKey } from '../../platform/composed-key.ts';
import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { activeReferrer } from '../accounts/index.ts';

/** Beyond it a day is not counted on: no link needs more, and nobody fills the table. */
const mostVisits = 10_000;

/**
 * Counts a visitor once a day for each link. Known by a keyed hash of address and browser that changes daily, so
 * nothing is stored in the browser and nobody can be followed from day to day.
 */
export async function recordReferralVisit(
  ctx: Context,
  { ref }: { ref: string },
  { address, userAgent }: Pick<Incoming, 'address' | 'userAgent'>,
): Promise<void> {
  const referrerId = await activeReferrer(ctx, ref);
  if (referrerId === undefined || isOwn(ctx, referrerId)) return;
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const visitor = createHmac('sha256', ctx.keys.derive(`referral-visitor:${ctx.panel.id}:${day}`))
    .update(composedKey(address, userAgent))
    .digest()
    .subarray(0, 16);
  await sql`
    with counted as (
      insert into referral_visitor (panel_id, referrer_id, day, visitor)
      select ${ctx.panel.id}, ${referrerId}, ${day}::date, ${visitor}
       where coalesce((select visits from referral_visit_day where panel_id = ${ctx.panel.id}
                          and referrer_id = ${referrerId} and day = ${day}::date), 0) < ${mostVisits}
      on conflict do nothing returning day
    )
    insert into referral_visit_day as known (panel_id, referrer_id, day, visits)
    select ${ctx.panel.id}, ${referrerId}, day, 1 from counted
    on conflict (panel_id, referrer_id, day) do update set visits = known.visits + 1`.execute(ctx.db);
}

const isOwn = ({ actor }: Context, referrerId: bigint) =>
  actor.kind === 'user' && actor.accountId === referrerId;
