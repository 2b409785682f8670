import { expect, test } from 'vitest';
import { mailbox } from './mailbox.ts';

test.each([
  'm.ary@gmail.com',
  'MARY+shop@gmail.com',
  'mary@googlemail.com',
  'm.a.r.y+1+2@GMAIL.com',
  ' mary@gmail.com ',
])('%j is the mailbox of mary@gmail.com', (email) => expect(mailbox(email)).toBe('mary@gmail.com'));

test('outside Gmail dots count, tags nowhere', () => {
  expect(mailbox('A.b+c@example.com')).toBe('a.b@example.com');
  expect(mailbox('ab@example.com')).not.toBe(mailbox('a.b@example.com'));
  expect(mailbox('a.b@notgmail.com')).toBe('a.b@notgmail.com');
});

test('two mailboxes of one name at two hosts stay two', () => {
  expect(mailbox('mary@example.com')).not.toBe(mailbox('mary@example.org'));
});
