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
  ['a part, unsaid which', { status: 'partial' }, { step: 'cancel', delivered: 40n }],
  ['a part that goes backwards', { status: 'partial', remains: 95n }, { step: 'cancel', delivered: 40n }],
  ['a cancellation', { status: 'canceled', remains: 55n }, { step: 'cancel', delivered: 45n }],
  ['a cancellation of nothing left', { status: 'canceled', remains: 0n }, { step: 'cancel', delivered: 40n }],
] as const)('%s', (_, changes, step) => {
  expect(decideReport(order, { ...report, ...changes })).toEqual(step);
});

test('a count that is known stays', () => {
  expect(decideReport({ ...order, startCount: 3n }, { ...report, startCount: 9n })).toEqual({ step: 'none' });
});

test('no sequence of reports delivers backwards, beyond the order, or refunds beyond the charge', () => {
  const reports = fc.array(
    fc.record({
      status: fc.constantFrom(...providerStatuses),
      startCount: fc.option(fc.bigInt({ min: 0n, max: 2n ** 62n }), { nil: undefined }),
      remains: fc.option(fc.bigInt({ min: 0n, max: 300n }), { nil: undefined }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 60n }).map(money), reports, (charged, sequence) => {
      let delivered = 0n;
      for (const one of sequence) {
        const step = decideReport({ quantity: 200n, delivered, startCount: null }, one);
        if (step.step === 'progress' || step.step === 'cancel') {
          expect(step.delivered >= delivered && step.delivered <= 200n).toBe(true);
          delivered = step.delivered;
        }
        if (step.step !== 'cancel') continue;
        const refund = refundTarget({
          charged,
          refunded: zero,
          quantity: 200n,
          delivered,
          deliveredBefore: delivered,
        });
        expect(refund <= charged).toBe(true);
      }
    }),
    { numRuns: 10_000 },
  );
});
