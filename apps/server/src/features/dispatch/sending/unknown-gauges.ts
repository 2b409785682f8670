import { sql } from 'kysely';
import type { GaugeDefinition } from '../../../platform/metrics/gauge.ts';

export const unknownGauges: readonly GaugeDefinition[] = [
  {
    name: 'marquee_orders_unknown',
    help: 'Orders that were sent without a clear answer and wait for an operator',
    read: async ({ db }) => {
      const { count } = await db
        .selectFrom('dispatch')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('state', '=', 'unknown')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  },
  {
    name: 'marquee_orders_unknown_oldest_seconds',
    help: 'For how long the oldest of them has been waiting',
    read: async ({ db, clock }) => {
      const { since } = await db
        .selectFrom('dispatch')
        .select(sql<Date | null>`min(updated_at)`.as('since'))
        .where('state', '=', 'unknown')
        .executeTakeFirstOrThrow();
      return since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1000) : 0;
    },
  },
];
