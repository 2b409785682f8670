import { expect, test } from 'vitest';
import { killMoneyLoad } from './kill-money-load.ts';

test('a panel killed while shoppers pay, order, cancel and withdraw loses and doubles nothing', async () => {
  const report = await killMoneyLoad({
    kills: 2,
    databaseStops: 1,
    connectionLosses: 2,
    atOnce: 6,
    isPatient: false,
  });
  expect(report.problems).toEqual([]);
  expect(report.journeys).toBeGreaterThan(6);
  expect(report.repeated).toBeGreaterThan(0);
}, 240_000);
