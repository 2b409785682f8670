import type { Feature } from '../../platform/feature.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { invoiceListeners } from './invoice-listeners.ts';
import { mailGuestJob } from './mail-guest.job.ts';
import { paymentListeners } from './payment-listeners.ts';

export { placeOrders } from './place-orders.ts';
export {
  costOfPublication,
  type PricedPublication,
  placePublication,
  pricePublication,
} from './place-publication.ts';
export type { WantedOrders } from './wanted-orders.ts';

export const checkout: Feature = {
  name: 'checkout',
  routes: checkoutRoutes,
  jobs: [mailGuestJob],
  listeners: [...invoiceListeners, ...paymentListeners],
};
