import { on, onAll } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { guestOrdersTaken } from '../accounts/index.ts';
import { orderLossesChanged } from '../order-losses/index.ts';
import { orderEnded } from '../orders/index.ts';
import { moveRewards } from './move-rewards.ts';
import { personalDataListeners } from './personal-data.ts';
import { referralBooks } from './referral-books.ts';
import { referralConsoleRoutes, referralQueue } from './referrals.console.ts';
import { referralRoutes } from './referrals.routes.ts';
import { rewardOrders } from './reward-orders.ts';
import { settleRewards } from './settle-reward.ts';
import { sweepVisitorsJob } from './sweep-visitors.job.ts';

export { rewardOrder } from './reward-orders.ts';

export const referrals: Feature = {
  name: 'referrals',
  routes: [...referralRoutes, ...referralConsoleRoutes],
  queues: [referralQueue],
  jobs: [sweepVisitorsJob],
  listeners: [
    onAll(orderEnded, rewardOrders),
    on(orderLossesChanged, settleRewards),
    on(guestOrdersTaken, moveRewards),
    ...personalDataListeners,
  ],
  books: referralBooks,
};
