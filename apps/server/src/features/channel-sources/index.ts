import type { Feature } from '../../platform/feature.ts';
import { channelSourcesConsoleRoutes } from './channel-sources.console.ts';
import { sweepAnswersJob } from './sweep-answers.job.ts';

export { breaking } from './breaker.ts';
export { connectionsCounted } from './channel-source-view.ts';
export { oauthClient } from './oauth-client.ts';
export { type QuotaToday, quotaToday } from './quota/quota-today.ts';
export { setChannelSource } from './set-channel-source.ts';
export { setOauthClient } from './set-oauth-client.ts';
export { setSuggestionSource } from './set-suggestion-source.ts';
export { suggestSource } from './suggest-source.ts';
export { orUpstreamFailed } from './test-sources.ts';
export { type Spending, sourceKind, videoSource } from './video-source.ts';

/** Where figures about videos and channels come from, and what asking for them costs. */
export const channelSources: Feature = {
  name: 'channel-sources',
  routes: channelSourcesConsoleRoutes,
  jobs: [sweepAnswersJob],
};
