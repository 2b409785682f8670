import { mailbox } from '../earning/mailbox.ts';

/** Why a purchase through a widget looks like its partner's own. */
export const ownPurchaseSigns = ['same_account', 'same_email', 'same_device', 'same_card'] as const;
export type OwnPurchaseSign = (typeof ownPurchaseSigns)[number];

interface Person {
  accountId: bigint;
  emails: readonly string[];
  /** Brand, last digits and expiry, as one text each. */
  cards: readonly string[];
}

/** A partner does not earn on themselves: the same account never, the rest is for a person to judge. */
export function signsOfOwnPurchase(
  partner: Person,
  buyer: Person & { usedPartnersDevice: boolean },
): OwnPurchaseSign[] {
  const partnersEmails = new Set(partner.emails.map(mailbox));
  const found: Record<OwnPurchaseSign, boolean> = {
    same_account: partner.accountId === buyer.accountId,
    same_email: buyer.emails.some((email) => partnersEmails.has(mailbox(email))),
    same_device: buyer.usedPartnersDevice,
    same_card: buyer.cards.some((card) => partner.cards.includes(card)),
  };
  return ownPurchaseSigns.filter((sign) => found[sign]);
}
