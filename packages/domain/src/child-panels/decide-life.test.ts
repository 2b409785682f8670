import { expect, test } from 'vitest';
import { childPanelStatuses } from './child-panel.ts';
import { decideLife, endNotices, type LifeState, nextChange } from './decide-life.ts';

const rules = { graceDays: 7, frozenDays: 30, dnsDays: 14 };
const day = 86_400_000;
const start = new Date('2027-03-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);

const state = (changes: Partial<LifeState>): LifeState => ({
  status: 'active',
  createdAt: start,
  paidUntil: after(31),
  expiredAt: null,
  frozenAt: null,
  isHeld: false,
  renews: true,
  noticed: null,
  ...changes,
});
const decide = (changes: Partial<LifeState>, days: number, isPaymentRefused = false) =>
  decideLife(state(changes), rules, { now: after(days), isPaymentRefused });

test.each([
  [{}, 23.9, { act: 'nothing' }],
  [{}, 24, { act: 'notify', notice: 'in-7-days' }],
  [{ noticed: 'in-7-days' }, 24, { act: 'nothing' }],
  [{ noticed: 'in-7-days' }, 28, { act: 'notify', notice: 'in-3-days' }],
  [{}, 30.5, { act: 'notify', notice: 'in-1-day' }],
  [{ noticed: 'in-1-day' }, 30.9, { act: 'nothing' }],
  [{}, 31, { act: 'charge' }],
  [{ renews: false }, 31, { act: 'expire' }],
] as const)('an active panel %o on day %d', (changes, days, step) => {
  expect(decide(changes, days)).toEqual(step);
});

test('an unpaid month makes it expire, then freeze, then end', () => {
  expect(decide({}, 31, true)).toEqual({ act: 'expire' });
  const expired = { status: 'expired', expiredAt: after(31) } as const;
  expect(decide(expired, 32)).toEqual({ act: 'charge' });
  expect(decide(expired, 37.9, true)).toEqual({ act: 'nothing' });
  expect(decide(expired, 38, true)).toEqual({ act: 'freeze' });
  const frozen = { status: 'frozen', frozenAt: after(38) } as const;
  expect(decide(frozen, 67)).toEqual({ act: 'nothing' });
  expect(decide(frozen, 68)).toEqual({ act: 'terminate', isRefunded: false });
});

test('what staff hold stays as it is, for any time', () => {
  expect(decide({ status: 'frozen', frozenAt: start, isHeld: true }, 5000)).toEqual({ act: 'nothing' });
});

test('a domain that is never set up costs nothing', () => {
  const pending = { status: 'pending_dns', paidUntil: null } as const;
  expect(decide(pending, 13.9)).toEqual({ act: 'nothing' });
  expect(decide(pending, 14)).toEqual({ act: 'terminate', isRefunded: true });
});

test('what has ended stays ended', () => {
  expect(decide({ status: 'terminated' }, 5000)).toEqual({ act: 'nothing' });
});

test('what is announced as the next change is when something happens, and nothing happens before', () => {
  for (const status of childPanelStatuses) {
    const current = state({
      status,
      expiredAt: after(31),
      frozenAt: after(38),
      noticed: endNotices[0],
      renews: false,
    });
    const at = nextChange(current, rules);
    if (at === null) continue;
    const decideAt = (time: number) =>
      decideLife(current, rules, { now: new Date(time), isPaymentRefused: true }).act;
    expect(decideAt(at.getTime() - 1)).toBe('nothing');
    expect(decideAt(at.getTime())).not.toBe('nothing');
  }
});
