import type { Feature } from '../../platform/feature.ts';
import { accountListeners } from './account-listeners.ts';
import { forgetLinksJob } from './forget-links.job.ts';
import { orderBooks } from './order-books.ts';
import { orderRoutes } from './orders.routes.ts';
import { refreshFiguresJob } from './refresh-figures.job.ts';
import { tellOfEndJob } from './tell-of-end.job.ts';
import { tellOfOrdersJob } from './tell-of-orders.job.ts';

export { unpaidColumns, unpaidOrder } from './amount-due.ts';
export { answerRefill } from './answer-refill.ts';
export { approveOrder } from './approve-order.ts';
export { askRefill } from './ask-refill.ts';
export { cancelOrder } from './cancel-order.ts';
export { completeOrder } from './complete-order.ts';
export {
  type EndedOrder,
  orderActivated,
  orderCancelRequested,
  orderChanged,
  orderEnded,
  orderPaid,
  orderPaused,
  refillChanged,
  refillRequested,
} from './events.ts';
export { failOrder } from './fail-order.ts';
export { getOrder } from './get-order.ts';
export { handOverOrder, takeBackOrder } from './hand-over-order.ts';
export { mustBeRead } from './held-words.ts';
export { lockedOrder, type Order, ownLockedOrder, ownOrder } from './order.ts';
export { orderSummary } from './order-summary.ts';
export { orderViews } from './order-view.ts';
export { orderedServices } from './ordered-services.ts';
export { payOrder, tryToPayOrder } from './pay-order.ts';
export {
  accountsGroupsInReview,
  groupsInReview,
  paidInvoiceAsked,
  paymentReviewAsked,
  shownStatus,
} from './payment-review.ts';
export { reconsiderCoupon } from './reconsider-coupon.ts';
export { refillDropped } from './refill-dropped.ts';
export { refuseCancellation } from './refuse-cancellation.ts';
export { rejectOrder } from './reject-order.ts';
export { reportProgress, reportProgressOfAll } from './report-progress.ts';
export { requestCancel } from './request-cancel.ts';
export { setHeldWords } from './set-held-words.ts';
export { spentOnOrders } from './spent-on-orders.ts';

export const orders: Feature = {
  name: 'orders',
  routes: orderRoutes,
  jobs: [refreshFiguresJob, tellOfOrdersJob, tellOfEndJob, forgetLinksJob],
  listeners: accountListeners,
  books: orderBooks,
};
