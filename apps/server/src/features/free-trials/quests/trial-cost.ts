import { sql } from 'kysely';

/** What the panel paid for the order (`placed`) of a trial; the undelivered part of one that ended came back. */
export const trialCost = sql<bigint>`
  case when placed.status = 'canceled'
       then ceil(placed.sponsored::numeric * placed.delivered / placed.quantity)
       else placed.sponsored end`;
