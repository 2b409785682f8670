import type { Feature } from '../../platform/feature.ts';
import { quoteRoutes } from './quotes.routes.ts';

export { cardMethod } from './checkout-method.ts';
export { holdsLink, linksInUse } from './links-in-use.ts';
export { priceCardCharge } from './price-charge.ts';
export type { CheckoutPrice, CheckoutRequest, PricedLine } from './price-checkout.ts';
export { priceCheckout } from './price-checkout.ts';
export { refuseProblems } from './problems.ts';

export const quotes: Feature = { name: 'quotes', routes: quoteRoutes };
