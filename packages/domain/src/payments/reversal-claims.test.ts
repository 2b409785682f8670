import { expect, test } from 'vitest';
import { missingReversals } from './reversal-claims.ts';

const nothing = { charged: 20n, refunded: 0n, returned: 0n, disputes: [] };

test('a refund after a part dispute is returned too, up to the charge', () => {
  const disputes = [{ number: 1, units: 15n, returned: 15n }];
  expect(missingReversals({ ...nothing, refunded: 5n, disputes })).toEqual({
    refunds: 5n,
    disputes: [],
    excess: 0n,
  });
  expect(missingReversals({ ...nothing, refunded: 9n, disputes })).toMatchObject({ refunds: 5n, excess: 4n });
});

test('a refund that an operator made counts before the gateway reports it', () => {
  expect(missingReversals({ ...nothing, returned: 5n })).toEqual({ refunds: 0n, disputes: [], excess: 0n });
  expect(missingReversals({ ...nothing, returned: 5n, refunded: 3n }).refunds).toBe(0n);
  expect(missingReversals({ ...nothing, returned: 5n, refunded: 8n }).refunds).toBe(3n);
});

test('a dispute after everything was refunded takes nothing more, and is seen', () => {
  const disputes = [{ number: 1, units: 20n, returned: 0n }];
  expect(missingReversals({ ...nothing, returned: 20n, disputes })).toEqual({
    refunds: 0n,
    disputes: [],
    excess: 20n,
  });
});

test('what one claim leaves free the next ones take', () => {
  const disputes = [
    { number: 2, units: 10n, returned: 5n },
    { number: 3, units: 10n, returned: 0n },
  ];
  expect(missingReversals({ ...nothing, refunded: 2n, disputes })).toEqual({
    refunds: 2n,
    disputes: [
      { number: 2, units: 5n },
      { number: 3, units: 8n },
    ],
    excess: 2n,
  });
});
