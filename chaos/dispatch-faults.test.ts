import { expect, test } from 'vitest';
import { testDatabase } from '../apps/server/src/testing/test-database.ts';
import { dispatchFault, faultModes } from './dispatch-faults.ts';

const { url } = await testDatabase();

test.each(faultModes)(
  '%s: no order is placed twice, and in doubt are exactly those that are',
  async (mode) => {
    const report = await dispatchFault(url, mode, 24);
    expect(report).toMatchObject({ problems: [], unknown: report.ambiguous });
    if (mode === 'killed') expect(report.kills).toBeGreaterThan(0);
  },
  60_000,
);
