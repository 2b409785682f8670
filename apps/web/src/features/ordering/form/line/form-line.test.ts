import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { dripFeedModes, planDripFeed } from '@marquee/domain/drip-feed/plan.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { checkoutCost } from '@marquee/domain/pricing/checkout-cost.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { cartLine } from '../../cart/cart-line.ts';
import { estimateLine } from './estimate-line.ts';
import { asOrderLine, countPieces, isDripFed, lineFromQuery, newLine } from './form-line.ts';
import { prefilledLine } from './prefilled-line.ts';
import { toCartItem } from './to-cart-item.ts';

const service = (changes: Partial<ServiceDetails> = {}): ServiceDetails =>
  ({
    id: 7,
    default_price: '2',
    discount_percent: 0.25,
    pricing_per: 1000,
    min: 100,
    max: 10_000,
    step: 10,
    drip_feed_is_allowed: true,
    is_package: false,
    calculable_quantity: false,
    has_refill: true,
    allowed_use_countries: false,
    targets: [],
    ...changes,
  }) as ServiceDetails;

const comments = {
  id: 4,
  parameter: 'comments',
  type: { viewType: 'comments', selectable: false },
} as ServiceDetails['targets'][number];

const choice = (id: number, parameter: ServiceDetails['targets'][number]['parameter']) =>
  ({ id, parameter, type: { viewType: 'textarea' } }) as ServiceDetails['targets'][number];

test('every parameter of the address finds its field', () => {
  const query = new URLSearchParams({
    url: 'https://videos.example/1',
    networkId: '1',
    serviceTypeId: '2',
    serviceId: '3',
    quantity: '500',
    isDripFeed: 'true',
    numberOfRuns: '5',
    dripFeedMinutes: '30',
    dripFeedMode: 'ascending',
    dripFeedQuantityStep: '50',
  });
  expect(newLine(lineFromQuery(query))).toMatchObject({
    url: 'https://videos.example/1',
    networkId: 1,
    typeId: 2,
    serviceId: 3,
    quantity: 500n,
    isDripFeed: true,
    runs: 5,
    minutes: 30,
    mode: 'ascending',
    quantityStep: 50n,
  });
});

test.each(['-5', '1e3', '007', '', 'x', '99999999999999999999'])('"%s" is no number', (text) => {
  expect(lineFromQuery(new URLSearchParams({ quantity: text, dripFeedMode: text }))).toEqual({});
});

test('a plain line says what it is and no more', () => {
  const line = newLine({ url: ' https://videos.example/1 ', quantity: 1000n, countries: ['DE'] });
  expect(asOrderLine(line, service(), 3)).toEqual({
    index: 3,
    service_id: 7,
    quantity: 1000,
    url: 'https://videos.example/1',
  });
});

test('the buyer’s own name for the order goes with it, also by way of the cart', () => {
  const named = newLine({ quantity: 100n, name: '  Spring sale ' });
  expect(asOrderLine(named, service({}), 0)).toMatchObject({ name: 'Spring sale' });
  const item = { ...toCartItem(named, service({}), { subtotal: '1', isFrozen: false }), index: 3 };
  expect(cartLine(item).request).toMatchObject({ name: 'Spring sale' });
  expect(asOrderLine(newLine({ quantity: 100n }), service({}), 0)).not.toHaveProperty('name');
});

test('wishes go along only where the service can follow them', () => {
  const line = newLine({ quantity: 100n, isGuarantee: true, isDripFeed: true, countries: ['DE'] });
  const able = service({ allowed_use_countries: true });
  expect(asOrderLine(line, able, 0)).toMatchObject({
    is_guarantee: true,
    countries: ['DE'],
    drip_feed: { runs: 2, minutes_between_runs: 60, mode: 'flat', quantity_step: 100 },
  });
  const unable = service({ has_refill: false, drip_feed_is_allowed: false });
  expect(asOrderLine(line, unable, 0)).toEqual({ index: 0, service_id: 7, quantity: 100 });
});

test('counted texts take the place of the quantity; without any there is no line yet', () => {
  const counting = service({ calculable_quantity: true, targets: [comments] });
  expect(asOrderLine(newLine({ quantity: 5n }), counting, 0)).toBeUndefined();
  expect(asOrderLine(newLine({ targets: { 4: 'one\n\n two ' } }), counting, 0)).toEqual({
    index: 0,
    service_id: 7,
    targetable_values: [{ target_id: 4, values: ['one', 'two'] }],
  });
});

test('what is counted is counted everywhere, whatever number stood there before', () => {
  const counting = service({ calculable_quantity: true, targets: [comments] });
  const line = newLine({ quantity: 1000n, targets: { 4: 'one\n\n two ' } });
  expect(countPieces(line, counting)).toBe(2n);
  expect(toCartItem(line, counting, { subtotal: '1', isFrozen: false }).quantity).toBe(2);
  expect(estimateLine(line, counting, { guaranteeChargePercent: 0 })).toBe('0.003');
  expect(countPieces(newLine({ quantity: 1000n }), counting)).toBe(0n);
  expect(countPieces(line, service())).toBe(1000n);
});

test('an address that names a service or a type alone leads to their network', () => {
  const networks = [
    { id: 1, service_types: [{ id: 2 }] },
    { id: 8, service_types: [{ id: 9 }] },
  ] as NetworkWithTypes[];
  const named = service({ network_id: 8, service_type_id: 9 });
  const home = { networkId: 8, typeId: 9 };
  expect(prefilledLine({ serviceId: 7 }, named, networks)).toEqual({ serviceId: 7, ...home });
  expect(prefilledLine({ serviceId: 7, networkId: 1, typeId: 2 }, named, networks)).toMatchObject(home);
  expect(prefilledLine({ typeId: 9 }, undefined, networks)).toEqual(home);
  expect(prefilledLine({ serviceId: 3, typeId: 5, networkId: 1 }, undefined, networks)).toEqual({
    serviceId: 3,
    typeId: 5,
    networkId: 1,
  });
});

test.each([
  ['1', { 8: 'cabins', 9: 'https://example.com' }, [7, 8]],
  ['2', { 8: 'cabins', 9: 'https://example.com' }, [7, 9]],
  ['3', { 8: 'cabins', 9: 'https://example.com' }, [7]],
  ['1', { 8: ' ' }, [7]],
])('what was typed for another choice than %s stays behind', (code, typed, sent) => {
  const traffic = service({
    targets: [choice(7, 'type_of_traffic'), choice(8, 'google_keyword'), choice(9, 'referring_url')],
  });
  const line = newLine({ quantity: 100n, targets: { 7: code, ...typed } });
  const targetableValues = asOrderLine(line, traffic, 0)?.targetable_values;
  expect(targetableValues?.map(({ target_id }) => target_id)).toEqual(sent);
});

test('packages and counted services are never in portions', () => {
  expect(isDripFed({ isDripFeed: true }, service())).toBe(true);
  expect(isDripFed({ isDripFeed: true }, service({ is_package: true }))).toBe(false);
  expect(isDripFed({ isDripFeed: true }, service({ calculable_quantity: true }))).toBe(false);
});

test.each([
  [{ quantity: 1000n }, '1.5'],
  [{ quantity: 1000n, isGuarantee: true }, '1.65'],
  [{ quantity: 1000n, isDripFeed: true, runs: 3 }, '4.5'],
])('line %# costs what the server would charge', (input, cost) => {
  const terms = { guaranteeChargePercent: 0.1 };
  expect(estimateLine(newLine(input), service(), terms)).toBe(cost);
});

test('the estimate of any line is the charge', () => {
  const share = fc.integer({ min: 0, max: 1_000_000 });
  const requests = fc.record({
    price: fc.bigInt({ min: 0n, max: 10n ** 9n }).map((step) => money(step * 1000n)),
    pricingPer: fc.constantFrom(1, 1000),
    discount: share,
    guarantee: share,
    quantity: fc.integer({ min: 10, max: 1_000 }).map((tens) => BigInt(tens * 10)),
    isGuarantee: fc.boolean(),
    isDripFeed: fc.boolean(),
    runs: fc.integer({ min: 2, max: 6 }),
    mode: fc.constantFrom(...dripFeedModes),
    step: fc.bigInt({ min: 1n, max: 50n }),
  });
  fc.assert(
    fc.property(requests, ({ price, pricingPer, discount, guarantee, step, ...values }) => {
      const line = newLine({ ...values, quantityStep: step });
      const sold = service({
        default_price: formatMoney(price),
        discount_percent: ppmToFraction(ppm(discount)),
        pricing_per: pricingPer,
        max: 1_000_000,
      });
      const terms = { guaranteeChargePercent: ppmToFraction(ppm(guarantee)) };
      const plan = planDripFeed(
        { ...line, minutesBetweenRuns: line.minutes },
        { min: 100n, max: 1_000_000n, step: 10n },
      );
      if (!plan.ok) throw new Error(plan.refusal);
      const { total } = checkoutCost(
        [
          {
            price: { defaultPrice: price, discount: ppm(discount), pricingPer: BigInt(pricingPer) },
            quantities: line.isDripFeed ? plan.quantities : [line.quantity],
            isGuaranteed: line.isGuarantee,
            canSpeedup: false,
            takesCoupon: false,
          },
        ],
        {
          guaranteePpm: ppm(guarantee),
          speedupPpm: ppm(0),
          gradeDiscount: ppm(0),
          isSpeedup: false,
        },
      );
      expect(estimateLine(line, sold, terms)).toBe(formatMoney(total));
    }),
  );
});
