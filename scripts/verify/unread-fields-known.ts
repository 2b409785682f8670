/** Fields of answers that no page reads, with the reason. The check fails when one of them is read after all. */
type Unread = Readonly<Record<string, string>>;

/** For other clients of the API, or read in a way that the check cannot see. */
export const wireOnly: Unread = {
  ...because('the same amount as a number, for clients without decimals', [
    'ordering/quotes.ts#costResult.floatOriginal',
    'ordering/quotes.ts#costResult.feeFloat',
    'ordering/quotes.ts#costResult.couponBonusFloat',
    'ordering/quotes.ts#costResult.totalBonusFloat',
  ]),
};

/** Promises that are still open: this list only shrinks. */
export const notReadYet: Unread = {
  ...because('accounts: what is left of social sign-in, chat and analytics', [
    'shell/settings.ts#stored.telegramBotUsername',
    'account/profile.ts#profile.intercom_hash',
    'account/profile.ts#profile.extension_api_token',
  ]),
};

function because(reason: string, names: readonly string[]): Unread {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
