import { expect, test } from 'vitest';
import { isAllowedAddress } from './address-policy.ts';

const refused = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::127.0.0.1',
  '::8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:2::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'ff02::1',
  '',
  'localhost',
  '127.1/8',
];

test.each(refused)('%s is refused', (address) => {
  expect(isAllowedAddress(address, { allowLoopback: false })).toBe(false);
});

test.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is allowed',
  (address) => {
    expect(isAllowedAddress(address, { allowLoopback: false })).toBe(true);
  },
);

test('allowing loopback allows loopback only', () => {
  const allowed = refused.filter((address) => isAllowedAddress(address, { allowLoopback: true }));
  expect(allowed).toEqual(['127.0.0.1', '127.255.255.254', '::1']);
});
