import { expect, test } from 'vitest';
import {
  canBeConfirmed,
  type InvoiceStatus,
  invoiceStatuses,
  invoiceTransition,
  type PaymentEvent,
} from './invoice-status.ts';

const news: readonly PaymentEvent[] = ['paid', 'failed', 'expired', 'refunded', 'disputed', 'dispute_won'];

test('money is credited only from a state in which it was never credited before', () => {
  const before: InvoiceStatus[] = ['open', 'in_moderation'];
  for (const status of invoiceStatuses) {
    const credited = invoiceTransition({ status, isLate: false }, 'paid')?.money === 'credit';
    expect(credited).toBe(before.includes(status));
  }
});

test('who saw the money may say so until it was credited, late or not', () => {
  const confirmable = invoiceStatuses.filter(canBeConfirmed);
  expect(confirmable).toEqual(['open', 'in_moderation', 'expired', 'failed', 'canceled']);
});

test('what was credited is left to the count of what went back', () => {
  for (const status of ['paid', 'refunding', 'refunded'] as const)
    for (const given of ['refunded', 'disputed', 'dispute_won', 'dispute_lost'] as const)
      expect(invoiceTransition({ status, isLate: false }, given)).toBeUndefined();
});

test('every ending is final for its own news: the same news again changes nothing', () => {
  for (const status of invoiceStatuses) {
    for (const said of news) {
      const move = invoiceTransition({ status, isLate: false }, said);
      const late = move?.money === 'set_aside';
      if (move) expect(invoiceTransition({ status: move.to, isLate: late }, said)).toBeUndefined();
    }
  }
});

test('a payment that comes after the end is set aside for a person', () => {
  expect(invoiceTransition({ status: 'expired', isLate: false }, 'paid')).toEqual({
    to: 'in_moderation',
    money: 'set_aside',
    ends: false,
  });
  expect(invoiceTransition({ status: 'in_moderation', isLate: true }, 'paid')).toBeUndefined();
});

test('a dispute of money that was never credited is reviewed by a person once it is won', () => {
  for (const status of invoiceStatuses) {
    const move = invoiceTransition({ status, isLate: false }, 'dispute_won');
    expect(move?.to).toBe(status === 'disputed' ? 'in_moderation' : undefined);
  }
});
