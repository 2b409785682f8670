import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { orderEnded } from '../orders/index.ts';
import { freeTrialConsoleRoutes, freeTrialQueue } from './free-trials.console.ts';
import { freeTrialRoutes } from './free-trials.routes.ts';
import { personalDataListeners } from './personal-data.ts';
import { endTrial } from './upkeep/end-trial.ts';
import { sweepTrialsJob } from './upkeep/sweep-trials.job.ts';

export const freeTrials: Feature = {
  name: 'free-trials',
  routes: [...freeTrialRoutes, ...freeTrialConsoleRoutes],
  queues: [freeTrialQueue],
  jobs: [sweepTrialsJob],
  listeners: [on(orderEnded, endTrial), ...personalDataListeners],
};
