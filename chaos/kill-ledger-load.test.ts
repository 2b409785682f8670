import { expect, test } from 'vitest';
import { killLedgerLoad } from './kill-ledger-load.ts';

test('processes killed under ledger load and a database stopped at once lose and double nothing', async () => {
  const report = await killLedgerLoad({ kills: 4, databaseStops: 1 });
  expect(report).toMatchObject({ lost: [], surplus: [], wrongBalances: [], findings: [] });
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.replays).toBeGreaterThan(0);
}, 90_000);
