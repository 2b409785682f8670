import { expect, test } from 'vitest';
import { judgeDns, pauseBeforeLook } from './dns-proof.ts';

const expected = { host: 'panel.example', hostAddresses: ['192.0.2.1', '2001:db8::1'], token: 'abc' };
const none = { cname: [], addresses: [], txt: [] };

test.each([
  ['nothing', none, [false, false]],
  ['a CNAME and the token', { ...none, cname: ['PANEL.example.'], txt: [' abc '] }, [true, true]],
  ['our addresses and the token', { ...none, addresses: ['192.0.2.1'], txt: ['other', 'abc'] }, [true, true]],
  [
    'a second address elsewhere',
    { ...none, addresses: ['192.0.2.1', '192.0.2.9'], txt: ['abc'] },
    [false, true],
  ],
  ['somebody else’s token', { ...none, cname: ['panel.example'], txt: ['abcd'] }, [true, false]],
  ['a host that only ends alike', { ...none, cname: ['evil-panel.example'], txt: ['abc'] }, [false, true]],
])('%s', (_, found, [leadsHere, hasToken]) => {
  expect(judgeDns(found, expected)).toEqual({ leadsHere, hasToken, isProven: leadsHere && hasToken });
});

test('without addresses of our own no address is ours', () => {
  const found = { ...none, addresses: [], txt: ['abc'] };
  expect(judgeDns(found, { ...expected, hostAddresses: [] }).isProven).toBe(false);
});

test('pauses only grow', () => {
  const hours = [0, 0.5, 1, 5, 6, 23, 24, 300];
  const pauses = hours.map((hour) => pauseBeforeLook(hour * 3_600_000));
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.at(-1)).toBe(7_200_000);
});
