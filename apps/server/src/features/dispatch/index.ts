import type { Feature } from '../../platform/feature.ts';
import { askForRefillJob } from './ask-for-refill.job.ts';
import { dispatchRules } from './books-rules.ts';
import { dispatchConsoleRoutes } from './dispatch.console.ts';
import { dispatchFinder } from './dispatch.finder.ts';
import { listeners } from './listeners.ts';
import { passOnCancelJob } from './pass-on-cancel.job.ts';
import { restoredOrders } from './restored-orders.ts';
import { unknownGauges } from './sending/unknown-gauges.ts';
import { measureSourcesJob } from './speedup/measure-sources.job.ts';

export { endRefill } from './ask-for-refill.ts';
export { attemptsOf, type Dispatch, dispatchesOf, ordersNumbered } from './dispatch.ts';
export { resendRestored } from './restored-orders.ts';
export { followPlaced } from './sending/follow-placed.ts';
export { dispatchHold, holdDispatch, releaseDispatch } from './sending/hold-dispatch.ts';
export { preferProvider } from './sending/prefer-provider.ts';
export { reserveProvider } from './sending/reserve-provider.ts';
export { resolveUnknown, type UnknownResolution } from './sending/resolve-unknown.ts';
export { sourceCandidates } from './sending/source-candidates.ts';
export { speedupServices } from './speedup/speedup-services.ts';

export const dispatch: Feature = {
  name: 'dispatch',
  routes: dispatchConsoleRoutes,
  jobs: [passOnCancelJob, askForRefillJob, measureSourcesJob],
  listeners,
  loops: [
    {
      name: 'dispatch-orders',
      everySeconds: 1,
      isOutgoing: true,
      load: () => import('./sending/dispatch-orders.ts'),
    },
    { name: 'fund-orders', everySeconds: 2, load: () => import('./sending/fund-orders.ts') },
    { name: 'notify-unknown', everySeconds: 30, load: () => import('./sending/notify-unknown.ts') },
    { name: 'poll-orders', everySeconds: 1, load: () => import('./polling/poll-orders.ts') },
    { name: 'poll-refills', everySeconds: 3, load: () => import('./polling/poll-refills.ts') },
    { name: 'watch-drops', everySeconds: 60, load: () => import('./polling/watch-drops.ts') },
  ],
  books: dispatchRules,
  finders: [dispatchFinder],
  gauges: unknownGauges,
  restored: [restoredOrders],
};
