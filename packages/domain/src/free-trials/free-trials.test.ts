import { expect, test } from 'vitest';
import { parseMoney, zero } from '../money/money.ts';
import { disposableDomains } from './disposable-domains.ts';
import { isDisposableMail } from './disposable-mail.ts';
import { questAccess } from './quest-access.ts';
import { isWithinBudget } from './trial-budget.ts';
import { type TrialSignals, trialStart, trialSuspicionsOf } from './trial-suspicions.ts';

const usd = (amount: string) => parseMoney(amount) ?? zero;
const terms = { minUserSpend: usd('5'), minReplenishment: usd('10'), repeatsCount: 2, dailyLimit: 3 };
const use = { spent: usd('5'), replenished: usd('10'), used: 0, usedToday: 0 };
const clean: TrialSignals = {
  email: 'ann@example.com',
  sameDevice: 0,
  sameAddress: 0,
  sameNetwork: 0,
  sameCard: 0,
  sameLink: 0,
  ownToday: 0,
};

test('the exact minimum opens a quest, a unit less names what is missing', () => {
  expect(questAccess(terms, use)).toEqual({
    isDisabledBySpend: false,
    isDisabledByReplenishment: false,
    repeatsLeft: 2,
    isUsedUpToday: false,
  });
  expect(questAccess(terms, { ...use, spent: usd('4.99999999') }).isDisabledBySpend).toBe(true);
  expect(questAccess(terms, { ...use, replenished: usd('9.99') }).isDisabledByReplenishment).toBe(true);
});

test('repeats and the day are used up, never below zero; without a daily limit the day is endless', () => {
  expect(questAccess(terms, { ...use, used: 3, usedToday: 3 })).toMatchObject({
    repeatsLeft: 0,
    isUsedUpToday: true,
  });
  expect(questAccess({ ...terms, dailyLimit: null }, { ...use, usedToday: 9999 }).isUsedUpToday).toBe(false);
  expect(questAccess({ ...terms, dailyLimit: 0 }, use).isUsedUpToday).toBe(true);
});

test.each([
  ['same_device', { sameDevice: 1 }],
  ['same_address', { sameAddress: 1 }],
  ['same_network', { sameNetwork: 3 }],
  ['same_card', { sameCard: 1 }],
  ['same_link', { sameLink: 1 }],
  ['disposable_mail', { email: 'x@mail.YOPMAIL.com' }],
  ['disposable_mail', { email: null }],
  ['many_requests', { ownToday: 5 }],
] as const)('%s is a reason to wait', (reason, signal) => {
  expect(trialSuspicionsOf({ ...clean, ...signal })).toEqual([reason]);
});

test.each([
  ['1', '0.9', '0.1', true],
  ['1', '0.9', '0.10000001', false],
  ['0', '0', '0.1', false],
  ['1', '2', '0.1', false],
])('of a budget of %s with %s spent, %s fits: %s', (budget, spent, cost, fits) => {
  expect(isWithinBudget({ budget: usd(budget), spent: usd(spent), cost: usd(cost) })).toBe(fits);
});

test('a clean request starts at once, a few neighbours included; a proof waits for a person', () => {
  const suspicions = trialSuspicionsOf({ ...clean, sameNetwork: 2, ownToday: 4 });
  expect(suspicions).toEqual([]);
  expect(trialStart({ hasProof: false, suspicions })).toBe('in_processing');
  expect(trialStart({ hasProof: true, suspicions })).toBe('in_moderation');
  expect(trialStart({ hasProof: false, suspicions: ['same_card'] })).toBe('in_moderation');
});

test('throwaway domains are listed once, in lower case, and only whole labels match', () => {
  expect(new Set(disposableDomains).size).toBe(disposableDomains.length);
  expect(disposableDomains.every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))).toBe(true);
  expect(isDisposableMail('a@notyopmail.com')).toBe(false);
  expect(isDisposableMail('a@yopmail.com')).toBe(true);
});
