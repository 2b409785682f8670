import { type OwnPurchaseSign, signsOfOwnPurchase } from '@marquee/domain/widgets/own-purchase.ts';
import type { Context } from '../../../platform/context.ts';
import { findAccount } from '../../accounts/index.ts';
import type { RewardOrder } from './reward-order.ts';

/** Compares partner and buyer as they are when the order ends. */
export async function findSigns(tx: Context, order: RewardOrder): Promise<OwnPurchaseSign[]> {
  const partner = await person(tx, order.partnerId);
  const buyer = await person(tx, order.buyerId);
  return signsOfOwnPurchase(partner, { ...buyer, usedPartnersDevice: order.usedPartnersDevice });
}

async function person(tx: Context, accountId: bigint) {
  const account = await findAccount(tx, accountId);
  const cards = await tx.db
    .selectFrom('linked_card')
    .select(['brand', 'last_digits', 'expires_year', 'expires_month'])
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('last_digits', '<>', '')
    .execute();
  return {
    accountId,
    emails: [account?.email, account?.claimed_email].filter((email) => typeof email === 'string'),
    cards: cards.map(
      (card) => `${card.brand} ${card.last_digits} ${card.expires_month}/${card.expires_year}`,
    ),
  };
}
