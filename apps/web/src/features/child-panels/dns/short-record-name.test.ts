import { expect, test } from 'vitest';
import { shortRecordName } from './short-record-name.ts';

test.each([
  ['shop.com', 'shop.com', '@'],
  ['_marquee.shop.com', 'shop.com', '_marquee'],
  ['panel.shop.com', 'panel.shop.com', 'panel'],
  ['_marquee.panel.shop.com', 'panel.shop.com', '_marquee.panel'],
  ['shop.co.uk', 'shop.co.uk', '@'],
  ['_marquee.shop.com.br', 'shop.com.br', '_marquee'],
  ['co.uk', 'co.uk', '@'],
  ['elsewhere.net', 'shop.com', 'elsewhere.net'],
])('%s of %s is entered as %s', (name, domain, short) => {
  expect(shortRecordName(name, domain)).toBe(short);
});
