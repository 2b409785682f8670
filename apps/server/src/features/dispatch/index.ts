import type { Feature } from '../../platform/feature.ts';
import { askForRefillJob } from './ask-for-refill.job.ts';
import { dispatchRules } from './books-rules.ts';
import { listeners } from './listeners.ts';
import { passOnCancelJob } from './pass-on-cancel.job.ts';

export { answerUnknown, type UnknownAnswer } from './answer-unknown.ts';
export { followPlaced } from './follow-placed.ts';
export { holdDispatch, releaseDispatch } from './hold-dispatch.ts';
export { sourceCandidates } from './source-candidates.ts';

export const dispatch: Feature = {
  name: 'dispatch',
  jobs: [passOnCancelJob, askForRefillJob],
  listeners,
  loops: [
    { name: 'dispatch-orders', everySeconds: 1, load: () => import('./dispatch-orders.ts') },
    { name: 'poll-orders', everySeconds: 1, load: () => import('./poll-orders.ts') },
    { name: 'poll-refills', everySeconds: 15, load: () => import('./poll-refills.ts') },
    { name: 'watch-drops', everySeconds: 60, load: () => import('./watch-drops.ts') },
  ],
  books: dispatchRules,
};
