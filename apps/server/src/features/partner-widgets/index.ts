import { on, onAll } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { invoiceReversed } from '../invoices/index.ts';
import { orderEnded } from '../orders/index.ts';
import { loaderFile } from './frame/loader-file.ts';
import { widgetPage } from './frame/widget-page.ts';
import { partnerWidgetConsoleRoutes, rewardQueue } from './partner-widgets.console.ts';
import { partnerWidgetRoutes } from './partner-widgets.routes.ts';
import { personalDataListeners } from './personal-data.ts';
import { reverseRewards } from './rewards/reverse-rewards.ts';
import { rewardBooks } from './rewards/reward-books.ts';
import { settleRewards } from './rewards/settle-rewards.ts';

export const partnerWidgets: Feature = {
  name: 'partner-widgets',
  routes: [...partnerWidgetRoutes, ...partnerWidgetConsoleRoutes],
  files: [loaderFile, widgetPage],
  queues: [rewardQueue],
  listeners: [
    ...personalDataListeners,
    onAll(orderEnded, settleRewards),
    on(invoiceReversed, reverseRewards),
  ],
  books: rewardBooks,
};
