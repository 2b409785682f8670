import { z } from 'zod';
import { searchText, text, wholeNumberText } from '../primitives.ts';

const largestId = Number.MAX_SAFE_INTEGER;

export const rowId = z.object({ id: wholeNumberText({ minimum: 1, maximum: largestId }) });

/** A customer as tables of the console name them. */
export const customer = z.object({
  id: z.int().min(1),
  name: text(120),
  email: text(254).nullable(),
});
export type Customer = z.output<typeof customer>;

/** What a table of the console is asked for: a page begins behind the key of another's last row. */
export const consoleListQuery = {
  /** A number of the row or its customer, or an e-mail address. */
  search: searchText(254).optional(),
  after: wholeNumberText({ minimum: 1, maximum: largestId }).optional(),
  limit: wholeNumberText({ minimum: 1, maximum: 200 }).default(50),
};

export const consoleListResponse = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row).max(200),
    /** The key behind which the next page begins; null on the last one. */
    next: z.int().min(1).nullable(),
  });
