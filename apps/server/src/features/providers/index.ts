import type { Feature } from '../../platform/feature.ts';
import { forgetCallsJob } from './calls/forget-calls.job.ts';
import { requestedSyncJob } from './console/requested-sync.job.ts';
import { followParentsLoop } from './parent/follow-parents.loop.ts';
import { priceRuleRoutes } from './price-rules.console.ts';
import { providerConsoleRoutes, quarantineQueue } from './providers.console.ts';
import { refreshProviderJob } from './refresh-provider.job.ts';
import { refreshProvidersJob } from './refresh-providers.job.ts';
import { serviceConsoleRoutes } from './services.console.ts';

export { addProvider, type NewProvider } from './add-provider.ts';
export { forgetCallsAbout, providerCallsOf } from './calls/order-calls.ts';
export { askRecorded, type HeardCall, recordCalls } from './calls/record-calls.ts';
export { addParentProvider } from './parent/add-parent-provider.ts';
export { claimFundsNotice } from './parent/claim-funds-notice.ts';
export { findParentProvider } from './parent/find-parent-provider.ts';
export { followParent } from './parent/follow-parent.ts';
export { ownerInParent, parentOf } from './parent/parent-panel.ts';
export { findProvider, type Provider, recordProviderCall } from './provider.ts';
export { adapterFor, kindsThat, providerCan } from './provider-kinds.ts';
export { childPanelAccounts, providerNames } from './provider-names.ts';
export { setProviderCurrency } from './set-provider-currency.ts';
export { isBlocked, isLive } from './sync/live-source.ts';
export { acceptOffers, rejectOffers } from './sync/review-offers.ts';
export { serviceCosts } from './sync/service-costs.ts';
export { syncProvider } from './sync/sync-provider.ts';
export { requiredParameters, targetsByParameter } from './sync/targets-by-parameter.ts';
export { costOf, sellingPrice } from './sync/update-availability.ts';
export { type ProviderTest, testProvider } from './test-provider.ts';

export const providers: Feature = {
  name: 'providers',
  routes: [...providerConsoleRoutes, ...serviceConsoleRoutes, ...priceRuleRoutes],
  queues: [quarantineQueue],
  loops: [followParentsLoop],
  jobs: [refreshProvidersJob, refreshProviderJob, requestedSyncJob, forgetCallsJob],
};
