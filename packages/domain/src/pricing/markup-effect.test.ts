import { expect, test } from 'vitest';
import { formatMoney, parseMoney, zero } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import type { MarkupRule } from './markup.ts';
import { markupEffect, type PricedService } from './markup-effect.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const plain = { fixed: zero, roundTo: zero, floor: zero };
const everything = { serviceTypeId: null, serviceId: null };
const percent = (share: number) => ({ ...plain, markupPpm: ppm(share * 10_000) });
const rule = (share: number, target: Partial<MarkupRule> = {}): MarkupRule => ({
  ...everything,
  ...percent(share),
  ...target,
});

const service = (id: bigint, changes: Partial<PricedService> = {}): PricedService => ({
  id,
  typeId: 1n,
  rate: usd('1'),
  cost: usd('1'),
  defaultPrice: usd('1.5'),
  discount: ppm(0),
  hasManualPrice: false,
  sellsBelowCost: false,
  isOnSale: true,
  ...changes,
});
const ids = (services: readonly { id: bigint }[]) => services.map(({ id }) => id);

test('a rule for everything changes what no closer rule covers, the largest share first', () => {
  const services = [
    service(1n),
    service(2n, { defaultPrice: usd('4') }),
    service(3n, { typeId: 2n }),
    service(4n),
    service(5n, { hasManualPrice: true }),
    service(6n, { defaultPrice: usd('2') }),
  ];
  const rules = [rule(50), rule(80, { serviceTypeId: 2n }), rule(90, { serviceId: 4n })];
  const effect = markupEffect(services, rules, { target: everything, terms: percent(100) });
  expect(
    effect.changes.map(({ service: { id }, before, after }) => [id, formatMoney(before), formatMoney(after)]),
  ).toEqual([
    [2n, '4', '2'],
    [1n, '1.5', '2'],
  ]);
  expect(ids(effect.keptByHand)).toEqual([5n]);
  expect(effect.leaving).toEqual([]);
});

test('what its discount takes below cost leaves, unless it may or is off sale already', () => {
  const discount = ppm(300_000);
  const services = [
    service(1n, { discount }),
    service(2n, { discount, sellsBelowCost: true }),
    service(3n, { discount, isOnSale: false }),
    service(4n),
  ];
  const effect = markupEffect(services, [rule(50)], { target: everything, terms: percent(20) });
  expect(ids(effect.leaving)).toEqual([1n]);
  expect(ids(effect.changes.map(({ service: changed }) => changed))).toEqual([1n, 2n, 3n, 4n]);
});

test('without its own rule a service follows the next wider one, or keeps its price', () => {
  const target = { serviceTypeId: 1n, serviceId: null };
  const services = [service(1n, { defaultPrice: usd('1.8') })];
  const removed = { target, terms: undefined };
  const wider = markupEffect(services, [rule(50), rule(80, target)], removed);
  expect(wider.changes).toMatchObject([{ before: usd('1.8'), after: usd('1.5') }]);
  expect(markupEffect(services, [rule(80, target)], removed).changes).toEqual([]);
});

test('a price from nothing counts as the largest change', () => {
  const services = [service(1n, { defaultPrice: usd('1') }), service(2n, { defaultPrice: zero })];
  const { changes } = markupEffect(services, [], { target: everything, terms: percent(900) });
  expect(ids(changes.map(({ service: changed }) => changed))).toEqual([2n, 1n]);
});
