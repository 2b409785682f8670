import { expect, test } from 'vitest';
import { type DatabasePlace, detectCopy } from './detect-copy.ts';

const home: DatabasePlace = { systemIdentifier: '7', timeline: 1n, databaseOid: 5n, tableOid: 9n };
const recorded = { place: home, heartbeat: 100n };

test('the first start and every later one on the same database are no copies', () => {
  expect(detectCopy({ place: undefined, heartbeat: 0n }, home, undefined)).toBeUndefined();
  expect(detectCopy(recorded, home, undefined)).toBeUndefined();
  expect(detectCopy(recorded, home, 100n)).toBeUndefined();
});

test.each([
  [{ tableOid: 10n }, undefined, 'other_table'],
  [{ databaseOid: 6n }, 100n, 'other_database'],
  [{ systemIdentifier: '8' }, 100n, 'other_cluster'],
  [{ timeline: 2n }, undefined, 'recovered'],
  [{}, 101n, 'older_than_seen'],
  [{ timeline: 2n }, 101n, 'older_than_seen'],
])('%o, last seen at %s: %s', (change, seen, reason) => {
  expect(detectCopy(recorded, { ...home, ...change }, seen)).toBe(reason);
});

test('a failover that lost nothing is no copy', () => {
  expect(detectCopy(recorded, { ...home, timeline: 2n }, 100n)).toBeUndefined();
});

test('what a server does not say is not compared', () => {
  const silent = { ...home, systemIdentifier: undefined, timeline: undefined };
  expect(detectCopy(recorded, silent, undefined)).toBeUndefined();
  expect(detectCopy({ ...recorded, place: silent }, home, undefined)).toBeUndefined();
});
