import type { testProvider as endpoint } from '@marquee/contract/console/providers.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { ProviderTest } from '../test-provider.ts';

const nothing = { message: null, balance: null, currency: null, services: null, rejected: null };

export function testView({ tookMs, ...test }: ProviderTest): Answer<typeof endpoint>['data'] {
  const shown = test.works
    ? { ...test, balance: test.balance.slice(0, 60), currency: test.currency.slice(0, 20) }
    : test;
  return { ...nothing, ...shown, took_ms: tookMs };
}
