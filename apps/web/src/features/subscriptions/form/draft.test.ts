import type { SubscribableService } from '@marquee/contract/generated/ordering.ts';
import { expect, test } from 'vitest';
import { largest, newDraft, readLimit, serviceRequest, withService } from './draft.ts';

const service = (values: Partial<SubscribableService>): SubscribableService => ({
  id: 1,
  slug: 'views',
  name: 'Views',
  default_price: '1',
  price: '1',
  discount_percent: 0,
  pricing_per: 1000,
  min: 100,
  max: 10_000,
  step: 50,
  default_quantity: 1010,
  allowed_use_countries: true,
  ...values,
});
const type = {
  id: 1,
  slug: 'views',
  name: 'Views',
  kind: 'views',
  icon: null,
  color: null,
  services: [service({})],
};

test('a new line begins with the usual quantity, down to the step', () => {
  expect(newDraft(type)).toMatchObject({ isSelected: false, serviceId: 1, quantity: 1000n });
  expect(serviceRequest(newDraft(type))).toEqual({ service_id: 1, quantity: 1000 });
});

test('another service brings its own limits and takes countries away where it knows none', () => {
  const draft = { ...newDraft(type), maxQuantity: 9000n, countries: ['DE'] };
  const other = withService(
    draft,
    service({ id: 2, min: 10, max: 500, step: 10, allowed_use_countries: false }),
  );
  expect(other).toMatchObject({ serviceId: 2, quantity: 500n, maxQuantity: 500n, countries: [] });
});

test('everything that was wished is sent, and nothing else', () => {
  const draft = {
    ...newDraft(type),
    maxQuantity: 2000n,
    countries: ['DE'],
    delayMinutes: 30,
    lastDay: '2026-12-31',
  };
  expect(serviceRequest(draft)).toEqual({
    service_id: 1,
    quantity: 1000,
    max_quantity: 2000,
    countries: ['DE'],
    delay_minutes: 30,
    expires_at: '2026-12-31T23:59:59Z',
  });
  expect(largest({ ...draft, maxQuantity: 500n })).toBe(1000n);
});

test.each([
  ['25', 25],
  ['0', 1],
  ['1001', 1000],
  ['', 10],
  ['ten', 10],
  ['-5', 10],
  ['1e3', 10],
])('a limit of %j becomes %i', (typed, expected) => {
  expect(readLimit(typed, 10)).toBe(expected);
});
