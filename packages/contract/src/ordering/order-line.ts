import { dripFeedModes, minuteLimits, runLimits } from '@marquee/domain/drip-feed/plan.ts';
import { z } from 'zod';
import { countryCode, id, text } from '../primitives.ts';

/** Some callers write flags as numbers. */
export const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]);

/** The quantity to order: a whole number above zero. */
export const requestedQuantity = z.int().min(1);

const dripFeed = z.strictObject({
  runs: z.int().min(runLimits.min).max(runLimits.max),
  minutes_between_runs: z.int().min(minuteLimits.min).max(minuteLimits.max),
  mode: z.enum(dripFeedModes).default('flat'),
  /** By how much each run differs from the one before; ignored by a flat feed. */
  quantity_step: z.int().min(0).default(100),
});

const targetableValue = z.strictObject({
  target_id: id,
  /** One entry each, or pasted texts of many lines. */
  values: z.array(text(100_000)).max(5_000),
});

/** One line of an order as it is sent. Flags are requests: every amount is computed by the server. */
export const orderLine = z.strictObject({
  service_id: id,
  /** Per run for a drip feed. Optional for packages, and where the service counts the entered texts. */
  quantity: requestedQuantity.optional(),
  url: text(2048).optional(),
  name: text(200).optional(),
  is_guarantee: flag.optional(),
  is_reorder: flag.optional(),
  drip_feed: dripFeed.nullable().optional(),
  targetable_values: z.array(targetableValue).max(20).optional(),
  countries: z.array(countryCode).max(250).optional(),
  /** The caller's own number for the line; the response repeats it. */
  index: z.int().min(0).max(100_000).optional(),
});
export type OrderLine = z.output<typeof orderLine>;

export const orderLines = z.array(orderLine).min(1).max(100);
