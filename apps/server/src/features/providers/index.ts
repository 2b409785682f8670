import type { Feature } from '../../platform/feature.ts';
import { refreshProviderJob } from './look-after-provider.job.ts';
import { refreshProvidersJob } from './look-after-providers.job.ts';

export { adapterFor } from './adapter-for.ts';
export { addParentProvider } from './add-parent-provider.ts';
export { addProvider, type NewProvider } from './add-provider.ts';
export { recordProviderCall } from './note-call.ts';
export { findProvider, type Provider } from './provider.ts';
export { kindsThat, providerCan } from './provider-kinds.ts';
export { syncProvider } from './sync/sync-provider.ts';
export { requiredParameters, targetsByParameter } from './sync/targets-by-parameter.ts';
export { type ProviderTest, testProvider } from './test-provider.ts';

export const providers: Feature = {
  name: 'providers',
  jobs: [refreshProvidersJob, refreshProviderJob],
};
