import { expect, test } from 'vitest';
import { mailAddress, referralLink, shareAddresses } from './referral-link.ts';

test('the link leads to the start page in the language of whoever shares it', () => {
  const parts = { origin: 'https://panel.example', code: 'abc123' };
  expect(referralLink({ ...parts, locale: 'en' })).toBe('https://panel.example/?ref=abc123');
  expect(referralLink({ ...parts, locale: 'de' })).toBe('https://panel.example/de?ref=abc123');
});

test.each(Object.entries(shareAddresses))('%s gets the link whole', (_, address) => {
  const link = 'https://panel.example/?ref=abc&x=1';
  const shared = new URL(address({ link, message: 'Join & earn' }));
  expect(shared.protocol).toBe('https:');
  expect([...shared.searchParams.values()].join(' ')).toContain(link);
});

test('so does a mail', () => {
  const mail = new URL(mailAddress({ link: 'https://panel.example/?ref=a&b', message: 'Join & earn' }));
  expect(mail.searchParams.get('body')).toBe('https://panel.example/?ref=a&b');
  expect(mail.searchParams.get('subject')).toBe('Join & earn');
});
