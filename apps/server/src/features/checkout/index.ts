import type { Feature } from '../../platform/feature.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { mailGuestJob } from './mail-guest.job.ts';
import { invoiceListeners } from './settled/invoice-listeners.ts';
import { paymentListeners } from './settled/payment-listeners.ts';

export type { OrderRequest } from './order-request.ts';
export { chargePublicationAgain } from './placing/charge-publication-again.ts';
export { isLinkInUse } from './placing/link-in-use.ts';
export { placeOrders } from './placing/place-orders.ts';
export {
  type CardProblem,
  costOfPublication,
  type PricedPublication,
  placePublication,
  pricePublication,
} from './placing/place-publication.ts';
export { type PricedSponsored, placeSponsored, priceSponsored } from './placing/place-sponsored.ts';
export { payByInvoice } from './unpaid/pay-by-invoice.ts';

export const checkout: Feature = {
  name: 'checkout',
  routes: checkoutRoutes,
  jobs: [mailGuestJob],
  listeners: [...invoiceListeners, ...paymentListeners],
};
