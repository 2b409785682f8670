import type { Feature } from '../../platform/feature.ts';
import { paymentMethodConsoleRoutes } from './payment-methods.console.ts';
import { paymentMethodRoutes } from './payment-methods.routes.ts';

export { chargeForInvoice, chargeView } from './charge-for-invoice.ts';
export { copyBalanceMethod } from './copy-balance-method.ts';
export {
  findPaymentMethod,
  findStoredMethod,
  isComplete,
  listPaymentMethods,
  listStoredMethods,
} from './find-payment-methods.ts';
export { gatewayFor } from './gateway-for.ts';

export type { PaymentMethod } from './payment-method.ts';
export { paymentMethodView } from './payment-method-view.ts';
export { balanceWay, paymentProblem } from './payment-problem.ts';
export { type SavedMethod, savePaymentMethod } from './save-payment-method.ts';

export const paymentMethods: Feature = {
  name: 'payment-methods',
  routes: [...paymentMethodRoutes, ...paymentMethodConsoleRoutes],
};
