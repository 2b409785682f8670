import type { Feature } from '../../platform/feature.ts';
import { personalDataListeners } from './personal-data.ts';
import { sendRewardNoticesJob } from './send-reward-notices.job.ts';

export { gatherRewardNotice } from './gather-reward-notice.ts';

/** Tells earners what became of their rewards: gathered, at most one notice a day of each kind. */
export const rewardNotices: Feature = {
  name: 'reward-notices',
  jobs: [sendRewardNoticesJob],
  listeners: personalDataListeners,
};
