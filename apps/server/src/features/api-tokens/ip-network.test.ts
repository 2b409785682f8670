import { expect, test } from 'vitest';
import { ipNetwork, isInNetworks } from './ip-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.99/24 ', '203.0.113.0/24'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8::1', '2001:db8::1'],
  ['2001:db8:1::/32', '2001:db8::/32'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('%s is kept as %s', (typed, kept) => expect(ipNetwork(typed)).toBe(kept));

test.each([
  '',
  'localhost',
  '203.0.113',
  '0x7f.1',
  '0177.0.0.1',
  '203.0.113.7/33',
  '203.0.113.7/-1',
  '1.2.3.4/8/8',
  '::1/129',
  'fe80::1%eth0',
  '1.2.3.4/',
])('%j is no network', (typed) => expect(ipNetwork(typed)).toBeUndefined());

test('an address is inside by value, whatever its spelling', () => {
  const networks = ['203.0.113.0/24', '198.51.100.7', '2001:db8::/32'];
  for (const address of ['203.0.113.200', '198.51.100.7', '::ffff:203.0.113.1', '2001:db8:ffff::1'])
    expect([address, isInNetworks(address, networks)]).toEqual([address, true]);
  for (const address of ['203.0.114.1', '198.51.100.8', '2001:db9::1', 'nonsense', ''])
    expect([address, isInNetworks(address, networks)]).toEqual([address, false]);
});
