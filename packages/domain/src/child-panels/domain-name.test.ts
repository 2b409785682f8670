import { expect, test } from 'vitest';
import { readOwnDomain, readSubdomain } from './domain-name.ts';

test.each([
  ['shop.com', 'shop.com'],
  [' Shop.COM ', 'shop.com'],
  ['my-shop.co.uk', 'my-shop.co.uk'],
  ['a.b.c.shop.io', 'a.b.c.shop.io'],
  ['müller.de', 'xn--mller-kva.de'],
  ['MÜLLER.de', 'xn--mller-kva.de'],
  ['mu\u0308ller.de', 'xn--mller-kva.de'],
  ['xn--mller-kva.de', 'xn--mller-kva.de'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['日本語テスト.jp', 'xn--zckzah9945czlbtz6h.jp'],
  ['한국어.kr', 'xn--3e0bk47br7k.kr'],
  ['हिन्दी.भारत', 'xn--j2bd4cyah0f.xn--h2brj9c'],
  ['shop。com', 'shop.com'],
  ['ｓｈｏｐ.com', 'shop.com'],
  ['1shop.com', '1shop.com'],
])('%s is %s', (typed, domain) => {
  expect(readOwnDomain(typed)).toEqual({ domain });
});

test.each([
  ['ⓢⓗⓞⓟ.com', 'shop.com'],
  ['москва.ru', 'xn--80adxhks.ru'],
  ['τεστ.gr', 'xn--qxa2abc.gr'],
])('%s is what browsers make of it', (typed, domain) => {
  expect(readOwnDomain(typed)).toEqual({ domain });
});

test.each([
  [
    'not_a_domain',
    ['', 'com', '.com', 'shop..com', '-shop.com', 'shop-.com', 'shop com', 'a_b.com', 'shop.123'],
  ],
  ['not_a_domain', ['sh\u200bop.com', 'shop\u2024com', 'shop.c%6fm', 'xn--.com', 'xn--a.com', "sh'op.com"]],
  ['domain_trailing_dot', ['shop.com.', 'shop.com。', 'shop.com｡']],
  ['domain_wildcard', ['*.shop.com', '*', 'sh*p.com']],
  ['domain_ip_address', ['192.168.0.1', '127.1', '0x7f.1', '2130706433', '１２７.０.０.１', '0177.0.0.1']],
  ['domain_ip_address', ['[::1]', '::1', '2001:db8::1', '::ffff:192.0.2.1']],
  ['domain_only_the_name', ['shop.com:443', 'https://shop.com', 'shop.com/x', 'me@shop.com', 'shop.com?x']],
  ['domain_only_the_name', ['shop.com#x', 'shop.com\\x', '//shop.com']],
  ['domain_reserved', ['localhost', 'shop.localhost', 'a.test', 'x.local', 'x.internal', 'x.onion', 'x.alt']],
  ['domain_reserved', ['example.com', 'a.example.com', 'www.shop.com', '1.in-addr.arpa', 'shop.invalid']],
  ['domain_too_long', [`${'a'.repeat(64)}.com`, `${'a.'.repeat(130)}com`, 'ü'.repeat(64)]],
  ['domain_mixed_scripts', ['p\u0430ypal.com', 'xn--pypal-4ve.com', 'sh\u043ep.com', 'g\u03bfogle.com']],
  [
    'domain_mixed_scripts',
    ['\u0430\u0440\u0440\u04cf\u0435.com', 'xn--80ak6aa92e.com', '\u0455\u0441\u043e\u0440\u0435.com'],
  ],
] as const)('%s: %j', (problem, spellings) => {
  for (const typed of spellings) expect([typed, readOwnDomain(typed)]).toEqual([typed, { problem }]);
});

test('a name below the parent’s domain is one plain label that nobody takes for the parent', () => {
  const read = (typed: string) => readSubdomain(typed, 'panel.example');
  expect(read('My-Shop')).toEqual({ domain: 'my-shop.panel.example' });
  for (const reserved of ['www', 'API', 'admin', 'mail', 'localhost', 'support', 'wpad', 'ns1'])
    expect(read(reserved)).toEqual({ problem: 'domain_reserved' });
  for (const wrong of ['ab', 'müller', 'xn--mller-kva', 'ab--cd', '-a1', 'a_b'])
    expect(read(wrong)).toEqual({ problem: 'not_a_domain' });
  expect(read('a.b')).toEqual({ problem: 'domain_only_the_name' });
  expect(read('12345')).toEqual({ problem: 'domain_ip_address' });
  expect(read('a'.repeat(64))).toEqual({ problem: 'domain_too_long' });
  expect(readSubdomain('abc', `${'a.'.repeat(125)}com`)).toEqual({ problem: 'domain_too_long' });
});
