import type { Feature } from '../../platform/feature.ts';
import { exchangeRateConsoleRoutes } from './exchange-rates.console.ts';
import { refreshAllRatesJob } from './refresh-all-rates.job.ts';
import { refreshExchangeRateJob } from './refresh-exchange-rate.job.ts';

export { setRateSource } from './set-rate-source.ts';

export const exchangeRates: Feature = {
  name: 'exchange-rates',
  routes: exchangeRateConsoleRoutes,
  jobs: [refreshAllRatesJob, refreshExchangeRateJob],
};
