import * as endpoints from '@marquee/contract/console/rates.ts';
import { parseExchangeRate } from '@marquee/domain/money/exchange.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { changeSettings } from '../settings/index.ts';
import { getRates } from './get-rates.ts';
import { refreshExchangeRate } from './refresh-exchange-rate.ts';
import { setRateSource } from './set-rate-source.ts';

export const exchangeRateConsoleRoutes: readonly Route[] = [
  route(endpoints.getRates, async (ctx) => ({ data: await getRates(ctx) })),
  route(endpoints.setRateSource, async (ctx, { body }) => {
    await setRateSource(ctx, body.url);
    return { data: await getRates(ctx) };
  }),
  route(endpoints.setRateByHand, async (ctx, { params, body }) => {
    if (params.currency !== 'RUB') return refuse('not_found');
    if (body.rate !== null && !parseExchangeRate(body.rate))
      return refuse('invalid_input', { fields: [{ field: 'rate', code: 'not_an_amount' }] });
    await changeSettings(ctx, { currencies: { RUB: { rate: body.rate } } });
    return { data: await getRates(ctx) };
  }),
  route(
    endpoints.refreshRates,
    async (ctx) => {
      if (!(await getRates(ctx)).source) return refuse('wrong_state');
      await refreshExchangeRate(ctx);
      return { data: await getRates(ctx) };
    },
    { limit: { points: 10, seconds: 60 } },
  ),
];
