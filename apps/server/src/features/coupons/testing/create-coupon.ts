import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Panel } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { CouponRow } from '../coupon.ts';

export type CouponValues = Partial<Omit<Insertable<DB['coupon']>, 'panel_id'>>;

/** Ten percent off orders, for whoever knows the code, unless overridden. */
export function createCoupon(db: Database, panel: Panel, values: CouponValues = {}): Promise<CouponRow> {
  return db
    .insertInto('coupon')
    .values({
      code: `T-${randomUUID().slice(0, 8).toUpperCase()}`,
      name: 'Test coupon',
      type: 'discount',
      calculation: 'percent',
      percent_ppm: 100_000,
      account_limit: null,
      ...values,
      panel_id: panel.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
