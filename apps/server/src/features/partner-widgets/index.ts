import { on, onAll } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { orderLossesChanged } from '../order-losses/index.ts';
import { orderEnded } from '../orders/index.ts';
import { loaderFile } from './frame/loader-file.ts';
import { widgetPage } from './frame/widget-page.ts';
import { partnerWidgetConsoleRoutes, rewardQueue } from './partner-widgets.console.ts';
import { partnerWidgetRoutes } from './partner-widgets.routes.ts';
import { personalDataListeners } from './personal-data.ts';
import { rewardBooks } from './rewards/reward-books.ts';
import { rewardEndedOrders, settleRewards } from './rewards/settle-rewards.ts';

export const partnerWidgets: Feature = {
  name: 'partner-widgets',
  routes: [...partnerWidgetRoutes, ...partnerWidgetConsoleRoutes],
  files: [loaderFile, widgetPage],
  queues: [rewardQueue],
  listeners: [
    ...personalDataListeners,
    onAll(orderEnded, rewardEndedOrders),
    on(orderLossesChanged, settleRewards),
  ],
  books: rewardBooks,
};
