import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { reversalPosted } from '../invoices/index.ts';
import { debtRepaid } from '../ledger/index.ts';
import { clearLosses } from './clear-losses.ts';
import { recordLosses } from './record-losses.ts';

export { lockLosses } from './lock-losses.ts';
export { lostOfOrder } from './lost-of-order.ts';
export { orderLossesChanged } from './order-losses-changed.ts';

/** What reversed payments took of the cash that orders had brought. Rewards for orders follow it. */
export const orderLosses: Feature = {
  name: 'order-losses',
  listeners: [on(reversalPosted, recordLosses), on(debtRepaid, clearLosses)],
};
