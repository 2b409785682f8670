import { expect, test } from 'vitest';
import { mailbox, signsOfOwnPurchase } from './own-purchase.ts';

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

test('dots count outside Gmail, tags nowhere', () => {
  expect(mailbox('a.b+c@example.com')).toBe('a.b@example.com');
  expect(mailbox('ab@example.com')).not.toBe(mailbox('a.b@example.com'));
});
