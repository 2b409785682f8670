import { type Listener, on } from '../../platform/events/events.ts';
import { guestOrdersTaken } from '../accounts/index.ts';
import { debtRepaid } from '../ledger/index.ts';
import { moveInvoices } from './move-invoices.ts';
import { personalDataListeners } from './personal-data.ts';
import { thawAfterRepayment } from './reversals/end-dispute.ts';

export const invoiceListeners: readonly Listener[] = [
  ...personalDataListeners,
  on(debtRepaid, thawAfterRepayment),
  on(guestOrdersTaken, moveInvoices),
];
