import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, zero } from '../money/money.ts';
import { refundTarget } from '../orders/refund-target.ts';
import { decideReport } from './decide-report.ts';
import { providerStatuses } from './provider-status.ts';

const order = { quantity: 100n, delivered: 40n, startCount: null };
const report = { status: 'in_progress', startCount: undefined, remains: undefined } as const;

test.each([
  ['progress', { remains: 30n }, { step: 'progress', delivered: 70n, startCount: undefined }],
  ['a first count', { startCount: 5n }, { step: 'progress', delivered: 40n, startCount: 5n }],
  ['nothing new', { remains: 60n }, { step: 'none' }],
  ['backwards', { remains: 90n }, { step: 'none' }],
  ['more than all', { remains: 500n }, { step: 'none' }],
  ['done', { status: 'completed', remains: 7n }, { step: 'complete', startCount: undefined }],
  ['a part', { status: 'partial', remains: 20n }, { step: 'cancel', delivered: 80n }],
  ['a part, unsaid which', { status: 'partial' }, { step: 'hold' }],
  ['a part below nothing', { status: 'partial', remains: -5n }, { step: 'hold' }],
  ['a part above all', { status: 'partial', remains: 101n }, { step: 'hold' }],
  ['a part less than before', { status: 'partial', remains: 95n }, { step: 'cancel', delivered: 5n }],
  ['nothing, as a part', { status: 'partial', remains: 100n }, { step: 'cancel', delivered: 0n }],
  ['beyond all', { remains: -5n }, { step: 'progress', delivered: 100n }],
  ['a cancellation', { status: 'canceled', remains: 55n }, { step: 'cancel', delivered: 45n }],
  ['a cancellation of nothing left', { status: 'canceled', remains: 0n }, { step: 'cancel', delivered: 40n }],
  ['a cancellation below nothing', { status: 'canceled', remains: -1n }, { step: 'cancel', delivered: 40n }],
  ['a cancellation, unsaid of what', { status: 'canceled' }, { step: 'cancel', delivered: 40n }],
  [
    'a cancellation of more than before',
    { status: 'canceled', remains: 70n },
    { step: 'cancel', delivered: 30n },
  ],
  [
    'a cancellation of more than all',
    { status: 'canceled', remains: 500n },
    { step: 'cancel', delivered: 0n },
  ],
] as const)('%s', (_, changes, step) => {
  expect(decideReport(order, { ...report, ...changes })).toMatchObject(step);
});

test('a cancellation of what was reported as delivered waits for a person, unless it says what remains', () => {
  const full = { ...order, delivered: 100n };
  for (const remains of [undefined, 0n, -1n])
    expect(decideReport(full, { ...report, status: 'canceled', remains })).toMatchObject({ step: 'hold' });
  expect(decideReport(full, { ...report, status: 'canceled', remains: 100n })).toMatchObject({
    delivered: 0n,
  });
});

test('a count that is known stays', () => {
  expect(decideReport({ ...order, startCount: 3n }, { ...report, startCount: 9n })).toEqual({ step: 'none' });
});

test('no sequence of reports runs backwards, beyond the order, or refunds beyond the charge', () => {
  const reports = fc.array(
    fc.record({
      status: fc.constantFrom(...providerStatuses),
      startCount: fc.option(fc.bigInt({ min: 0n, max: 2n ** 62n }), { nil: undefined }),
      remains: fc.option(fc.bigInt({ min: -300n, max: 300n }), { nil: undefined }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 60n }).map(money), reports, (charged, sequence) => {
      let delivered = 0n;
      for (const one of sequence) {
        const step = decideReport({ quantity: 200n, delivered, startCount: null }, one);
        if (step.step === 'progress') {
          expect(step.delivered >= delivered && step.delivered <= 200n).toBe(true);
          delivered = step.delivered;
        }
        if (step.step !== 'cancel') continue;
        expect(step.delivered >= 0n && step.delivered <= 200n).toBe(true);
        const refund = refundTarget({ charged, refunded: zero, quantity: 200n, delivered: step.delivered });
        expect(refund <= charged).toBe(true);
      }
    }),
    { numRuns: 10_000 },
  );
});
