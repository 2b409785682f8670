import type { testProvider as endpoint } from '@marquee/contract/console/providers.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { ProviderTest } from '../test-provider.ts';

const nothing = { message: null, balance: null, currency: null, services: null };

export function testView(test: ProviderTest): Answer<typeof endpoint>['data'] {
  const took_ms = test.tookMs;
  if (!test.works) return { ...nothing, works: false, message: test.message, took_ms };
  const { balance, currency, services } = test;
  return {
    ...nothing,
    works: true,
    balance: balance.slice(0, 60),
    currency: currency.slice(0, 20),
    services,
    took_ms,
  };
}
