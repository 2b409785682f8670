import type { Feature } from '../../platform/feature.ts';
import { refreshAllRatesJob } from './refresh-all-rates.job.ts';
import { refreshExchangeRateJob } from './refresh-exchange-rate.job.ts';

export { setRateSource } from './set-rate-source.ts';

export const exchangeRates: Feature = {
  name: 'exchange-rates',
  jobs: [refreshAllRatesJob, refreshExchangeRateJob],
};
