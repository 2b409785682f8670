/** What an invoice asks for. */
export interface AskedPayment {
  panelId: bigint;
  invoiceId: bigint;
  accountId: bigint;
  currency: string;
  units: bigint;
}

/** What somebody says was paid; the ids are what the gateway was once given and now repeats. */
export type ClaimedPayment = AskedPayment;

export type PaymentMismatch =
  | 'wrong_panel'
  | 'wrong_invoice'
  | 'wrong_account'
  | 'wrong_currency'
  | 'wrong_amount';

/** Everything must match: a genuine payment of one dollar must never settle a bill of two thousand. */
export function judgePayment(asked: AskedPayment, claimed: ClaimedPayment): PaymentMismatch | undefined {
  if (claimed.panelId !== asked.panelId) return 'wrong_panel';
  if (claimed.invoiceId !== asked.invoiceId) return 'wrong_invoice';
  if (claimed.accountId !== asked.accountId) return 'wrong_account';
  if (claimed.currency !== asked.currency) return 'wrong_currency';
  if (claimed.units !== asked.units) return 'wrong_amount';
  return undefined;
}
