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

test('money is taken back only from a paid invoice', () => {
  for (const status of invoiceStatuses) {
    for (const given of news) {
      if (invoiceTransition({ status, isLate: false }, given)?.money === 'take_back')
        expect(status).toBe('paid');
    }
  }
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

test('a dispute that is won gives back what only a dispute took', () => {
  for (const status of invoiceStatuses) {
    const move = invoiceTransition({ status, isLate: false }, 'dispute_won');
    expect(move?.money).toBe(status === 'disputed' ? 'give_back' : undefined);
  }
});
