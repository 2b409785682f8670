import { mailbox } from '@marquee/domain/earning/mailbox.ts';
import type { HoldReason, RewardState } from '@marquee/domain/referrals/referral-names.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

interface Pair {
  referrerId: bigint;
  referredId: bigint;
}

/**
 * Whether a reward is paid at once. Two who look like one person, or a frozen referrer, wait for an operator, whose
 * last word about the two counts for their next rewards too, unless something new is found.
 */
export async function decideState(
  tx: Context,
  pair: Pair,
): Promise<{ state: RewardState; reasons: HoldReason[] }> {
  const reasons = await holdReasons(tx, pair);
  if (reasons.length === 0) return { state: 'matured', reasons };
  if (reasons.includes('frozen')) return { state: 'held', reasons };
  const decided = await tx.db
    .selectFrom('referral_reward')
    .select('state')
    .where('panel_id', '=', tx.panel.id)
    .where('referrer_id', '=', pair.referrerId)
    .where('referred_id', '=', pair.referredId)
    .where('decided_at', 'is not', null)
    .where(sql<boolean>`hold_reasons @> ${reasons}::text[]`)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { state: decided?.state ?? 'held', reasons };
}

interface Signs {
  emails: string[];
  referrer_emails: string[];
  same_browser: boolean;
  same_address: boolean;
  same_card: boolean;
  is_frozen: boolean;
}

/** What the two share: a mailbox, a browser, an address they signed in from, a card. */
async function holdReasons({ db, panel }: Context, { referrerId, referredId }: Pair): Promise<HoldReason[]> {
  const { rows } = await sql<Signs>`
    select array_remove(array[referred.email, referred.claimed_email], null) as emails,
           array_remove(array[referrer.email, referrer.claimed_email], null) as referrer_emails,
           referrer.frozen_at is not null as is_frozen,
           referred.shares_browser_with_referrer as same_browser,
           exists (select from login_attempt as theirs
                     join login_attempt as own on own.panel_id = theirs.panel_id and own.address = theirs.address
                    where theirs.panel_id = referrer.panel_id and theirs.account_id = referrer.id and theirs.succeeded
                      and own.account_id = referred.id and own.succeeded) as same_address,
           exists (select from linked_card as theirs
                     join linked_card as own
                       on own.panel_id = theirs.panel_id and own.brand = theirs.brand
                      and own.last_digits = theirs.last_digits and own.expires_year = theirs.expires_year
                      and own.expires_month = theirs.expires_month
                    where theirs.panel_id = referrer.panel_id and theirs.account_id = referrer.id
                      and theirs.last_digits <> '' and own.account_id = referred.id) as same_card
      from account as referrer
      join account as referred on referred.panel_id = referrer.panel_id and referred.id = ${referredId}
     where referrer.panel_id = ${panel.id} and referrer.id = ${referrerId}`.execute(db);
  const [signs] = rows;
  if (!signs) return [];
  const mailboxes = new Set(signs.referrer_emails.map(mailbox));
  const found: Record<HoldReason, boolean> = {
    email: signs.emails.some((email) => mailboxes.has(mailbox(email))),
    browser: signs.same_browser,
    address: signs.same_address,
    card: signs.same_card,
    frozen: signs.is_frozen,
  };
  return (Object.keys(found) as HoldReason[]).filter((reason) => found[reason]);
}
