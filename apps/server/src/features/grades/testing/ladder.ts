import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';

type Step = Partial<Insertable<DB['grade']>>;

export const usd = (dollars: number) => BigInt(dollars) * 100_000_000n;

/** Start (free), Silver (10 USD, 5 %) and Gold (50 USD, 10 %), as an operator would have made them long ago. */
export async function createLadder(db: Database, panel: { id: bigint }): Promise<Record<string, bigint>> {
  const steps: Step[] = [
    { name: 'Start', spending_goal: 0n },
    { name: 'Silver', spending_goal: usd(10), discount_ppm: 50_000 },
    { name: 'Gold', spending_goal: usd(50), discount_ppm: 100_000, available_closed_sales: true },
  ];
  const made = await db
    .insertInto('grade')
    .values(
      steps.map((step) => ({
        name: 'Step',
        spending_goal: 0n,
        updated_at: new Date('2020-01-01T00:00:00Z'),
        ...step,
        panel_id: panel.id,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return Object.fromEntries(made.map(({ id, name }) => [name, id]));
}
