import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { guestOrdersTaken } from '../accounts/index.ts';
import { closedSalesAsked } from '../catalogue/index.ts';
import { boughtClosedSales } from './bought-closed-sales.ts';
import { forgetLinksJob } from './forget-links.job.ts';
import { refreshFiguresJob } from './lists/refresh-figures.job.ts';
import { moveOrders } from './move-orders.ts';
import { notifyOrderEndedJob } from './notices/notify-order-ended.job.ts';
import { notifyOrdersPlacedJob } from './notices/notify-orders-placed.job.ts';
import { orderBooks } from './order-books.ts';
import { orderFinder } from './orders.finder.ts';
import { orderRoutes } from './orders.routes.ts';
import { personalDataListeners } from './personal-data.ts';

export { amountDue, unpaidColumns, unpaidOrder } from './amount-due.ts';
export {
  type EndedOrder,
  linksForgotten,
  orderActivated,
  orderCancelRequested,
  orderChanged,
  orderEnded,
  orderPaid,
  orderPaused,
  refillChanged,
  refillRequested,
} from './events.ts';
export { getOrder } from './get-order.ts';
export { cancelOrder } from './lifecycle/cancel-order.ts';
export { cancelWholeOrders } from './lifecycle/cancel-whole-orders.ts';
export { changeLink } from './lifecycle/change-link.ts';
export { completeOrder, completeOrders, failOrder } from './lifecycle/complete-order.ts';
export { correctStart } from './lifecycle/correct-start.ts';
export { handOverOrder, takeBackOrder } from './lifecycle/hand-over-order.ts';
export { markRead } from './lifecycle/mark-read.ts';
export { resumeOrder } from './lifecycle/pause-order.ts';
export { payOrder, payOrderIfPossible } from './lifecycle/pay-order.ts';
export { reconsiderCoupon } from './lifecycle/reconsider-coupon.ts';
export { recordSpeedup } from './lifecycle/record-speedup.ts';
export { reportProgress, reportProgressOfAll } from './lifecycle/report-progress.ts';
export { askProviderToCancel, refuseCancellation, requestCancel } from './lifecycle/request-cancel.ts';

export { type Delivery, listDeliveries } from './lists/list-deliveries.ts';
export {
  lastOrderQuery,
  lastOrderView,
  orderSummary,
  spentOnOrders,
  spentOnOrdersQuery,
} from './lists/order-summary.ts';
export { listFlaggedWords, needsModeration, setFlaggedWords } from './moderation/flagged-words.ts';
export { approveOrder, rejectOrder } from './moderation/moderate-order.ts';
export {
  accountsGroupsInReview,
  groupsInReview,
  paidInvoiceAsked,
  paymentReviewAsked,
  shownStatus,
} from './moderation/payment-review.ts';

export { findOrder, lockedOrder, type Order, ownLockedOrder, ownOrder } from './order.ts';
export { orderEvents } from './order-events.ts';
export { orderStatusPath, orderToken, readOrderToken } from './order-token.ts';
export { isScheduled, orderViews, toIsoString } from './order-view.ts';
export { orderedServices, servicesOfNetwork } from './ordered-services.ts';
export { answerRefill } from './refills/answer-refill.ts';
export { askRefill, listRefillRequests, refillDropped, refillsOf } from './refills/ask-refill.ts';

export const orders: Feature = {
  name: 'orders',
  routes: orderRoutes,
  finders: [orderFinder],
  jobs: [refreshFiguresJob, notifyOrdersPlacedJob, notifyOrderEndedJob, forgetLinksJob],
  listeners: [
    ...personalDataListeners,
    on(guestOrdersTaken, moveOrders),
    on(closedSalesAsked, async (ctx, answer) => {
      answer.isOpen ||= await boughtClosedSales(ctx);
    }),
  ],
  books: orderBooks,
};
