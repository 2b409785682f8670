/** The payment that an invoice expects. */
export interface ExpectedPayment {
  panelId: bigint;
  invoiceId: bigint;
  accountId: bigint;
  currency: string;
  units: bigint;
}

/** The payment that a gateway reports; the ids are those we gave it, sent back. */
export type ClaimedPayment = ExpectedPayment;

export type PaymentMismatch =
  | 'wrong_panel'
  | 'wrong_invoice'
  | 'wrong_account'
  | 'wrong_currency'
  | 'wrong_amount';

/** Everything must match: a genuine payment of one dollar must never settle a bill of two thousand. */
export function findPaymentMismatch(
  expected: ExpectedPayment,
  claimed: ClaimedPayment,
): PaymentMismatch | undefined {
  if (claimed.panelId !== expected.panelId) return 'wrong_panel';
  if (claimed.invoiceId !== expected.invoiceId) return 'wrong_invoice';
  if (claimed.accountId !== expected.accountId) return 'wrong_account';
  if (claimed.currency !== expected.currency) return 'wrong_currency';
  if (claimed.units !== expected.units) return 'wrong_amount';
  return undefined;
}
