import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAllowedQuantity } from '../quantity/quantity.ts';
import { type DripFeed, dripFeedDefaults, dripFeedModes, planDripFeed } from './plan.ts';

const service = { min: 100n, max: 10_000n, step: 1n };
const feed: DripFeed = { ...dripFeedDefaults, quantity: 500n };

test('by default two equal runs, an hour apart', () => {
  expect(planDripFeed(feed, service)).toEqual({
    ok: true,
    quantities: [500n, 500n],
    total: 1_000n,
    minutesToLastRun: 60,
  });
});

describe('modes', () => {
  test.each([
    ['ascending', { mode: 'ascending', runs: 4 }, [500n, 600n, 700n, 800n]],
    ['descending', { mode: 'descending', runs: 4 }, [500n, 400n, 300n, 200n]],
    ['never under the min', { mode: 'descending', runs: 4, quantity: 250n }, [250n, 150n, 100n, 100n]],
    ['flat ignores the step', { runs: 3, quantityStep: 0n }, [500n, 500n, 500n]],
  ] as const)('%s', (_name, changes, quantities) => {
    expect(planDripFeed({ ...feed, ...changes }, service)).toMatchObject({ ok: true, quantities });
  });

  test('runs keep to the service step', () => {
    const byHundreds = { ...service, step: 100n };
    const plan = planDripFeed({ ...feed, mode: 'ascending', runs: 3, quantityStep: 50n }, byHundreds);
    expect(plan).toMatchObject({ quantities: [500n, 600n, 600n], total: 1_700n });
  });
});

test.each([
  [{ runs: 1 }, 'runs_out_of_range'],
  [{ runs: 0 }, 'runs_out_of_range'],
  [{ runs: -2 }, 'runs_out_of_range'],
  [{ runs: 2.5 }, 'runs_out_of_range'],
  [{ runs: Number.NaN }, 'runs_out_of_range'],
  [{ runs: 1e9 }, 'runs_out_of_range'],
  [{ minutesBetweenRuns: 0 }, 'minutes_out_of_range'],
  [{ minutesBetweenRuns: 1e9 }, 'minutes_out_of_range'],
  [{ quantity: 99n }, 'quantity_below_min'],
  [{ quantity: -1n }, 'quantity_below_min'],
  [{ mode: 'ascending', quantityStep: 0n }, 'quantity_step_not_positive'],
  [{ mode: 'descending', quantityStep: -100n }, 'quantity_step_not_positive'],
  [{ quantity: 5_001n }, 'total_above_max'],
  [{ quantity: 50_000n }, 'total_above_max'],
  [{ mode: 'ascending', quantityStep: 10n ** 30n }, 'total_above_max'],
] as const)('%o is refused: %s', (changes, refusal) => {
  expect(planDripFeed({ ...feed, ...changes }, service)).toEqual({ ok: false, refusal });
});

test('every plan is made of quantities the service sells and fits its max', () => {
  const feeds = fc.record({
    mode: fc.constantFrom(...dripFeedModes),
    runs: fc.integer({ min: 0, max: 50 }),
    minutesBetweenRuns: fc.integer({ min: 1, max: 1_440 }),
    quantity: fc.bigInt({ min: -10n, max: 20_000n }),
    quantityStep: fc.bigInt({ min: -10n, max: 2_000n }),
  });
  fc.assert(
    fc.property(feeds, fc.constantFrom(1n, 10n, 100n), (request, step) => {
      const limits = { ...service, step };
      const plan = planDripFeed(request, limits);
      if (!plan.ok) return;
      expect(plan.quantities).toHaveLength(request.runs);
      expect(plan.quantities.every((run) => isAllowedQuantity(run, limits))).toBe(true);
      expect(plan.quantities.reduce((sum, run) => sum + run, 0n)).toBe(plan.total);
      expect(plan.total <= limits.max).toBe(true);
    }),
  );
});
