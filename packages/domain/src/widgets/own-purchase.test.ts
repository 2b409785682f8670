import { expect, test } from 'vitest';
import { signsOfOwnPurchase } from './own-purchase.ts';

const partner = { accountId: 1n, emails: ['ada.l@gmail.com'], cards: ['visa 4242 12/2030'] };
const stranger = { accountId: 2n, emails: ['bob@example.com'], cards: [], usedPartnersDevice: false };

test('a stranger’s purchase shows no sign', () => {
  expect(signsOfOwnPurchase(partner, stranger)).toEqual([]);
});

test.each([
  ['same_account', { accountId: 1n }],
  ['same_email', { emails: ['Ada.L+shop@gmail.com'] }],
  ['same_email', { emails: ['bob@example.com', 'adal@googlemail.com'] }],
  ['same_device', { usedPartnersDevice: true }],
  ['same_card', { cards: ['visa 4242 12/2030'] }],
])('%s is seen', (sign, values) => {
  expect(signsOfOwnPurchase(partner, { ...stranger, ...values })).toEqual([sign]);
});

test('another mailbox of the same host is another person', () => {
  const dotted = { ...partner, emails: ['a.b@example.com'] };
  expect(signsOfOwnPurchase(dotted, { ...stranger, emails: ['ab@example.com'] })).toEqual([]);
  expect(signsOfOwnPurchase(dotted, { ...stranger, emails: ['a.b+1@example.com'] })).toEqual(['same_email']);
});
