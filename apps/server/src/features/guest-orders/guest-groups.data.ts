import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** One checkout that was paid, or is being paid, as a guest. */
export interface GuestGroup {
  guest_id: bigint;
  group_id: bigint;
  orders: bigint;
  charged: bigint;
  /** Neither a payment nor the account it came to is being checked. */
  is_clean: boolean;
}

/** Checkouts that nobody paid are left out: they may be anybody's attempts. None for an address that is null. */
export async function loadGuestGroups(
  { db, panel }: Context,
  email: string | RawBuilder<string | null>,
): Promise<GuestGroup[]> {
  const { rows } = await sql<GuestGroup>`
    select placed.guest_id, placed.group_id, placed.orders, placed.charged,
           not placed.is_frozen and not coalesce(paying.is_checked, false) as is_clean
      from (select guest.id as guest_id, guest.frozen_at is not null as is_frozen, ordered.group_id,
                   count(distinct coalesce('feed ' || ordered.drip_feed_id, 'order ' || ordered.id)) as orders,
                   sum(ordered.charged)::bigint as charged, bool_or(ordered.paid_at is not null) as is_paid
              from account as guest
              join customer_order as ordered
                on ordered.panel_id = guest.panel_id and ordered.account_id = guest.id and ordered.hidden_at is null
             where guest.panel_id = ${panel.id} and guest.claimed_email = ${email} and guest.is_guest
               and guest.password_hash is null and guest.guest_dismissed_at is null
             group by guest.id, guest.frozen_at, ordered.group_id) as placed
      left join lateral (
        select bool_or(status in ('in_moderation', 'refunding', 'disputed')) as is_checked,
               bool_or(paid_at is not null or status = 'in_moderation') as is_paid
          from invoice
         where panel_id = ${panel.id} and account_id = placed.guest_id and purpose = 'orders'
           and purpose_id = placed.group_id) as paying on true
     where placed.is_paid or paying.is_paid
     order by placed.guest_id, placed.group_id`.execute(db);
  return rows;
}

/** In the order in which a payment locks them, so that one that arrives meanwhile waits or is waited for. */
export async function lockGuestGroups(
  { db, panel }: Context,
  { guestId, groupIds }: { guestId: bigint; groupIds: readonly bigint[] },
): Promise<void> {
  await db
    .selectFrom('invoice')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', guestId)
    .where('purpose', '=', 'orders')
    .where('purpose_id', 'in', groupIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('group_id', 'in', groupIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
