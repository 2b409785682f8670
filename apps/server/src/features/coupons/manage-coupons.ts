import type { manageCoupons as endpoint, ManagedCoupon } from '@marquee/contract/console/coupons.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { couponState } from '@marquee/domain/coupons/coupon-state.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { CouponRow } from './coupon.ts';

export async function manageCoupons(
  ctx: Context,
  { search = '', state, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const text = search.trim();
  const rows = await couponRows(ctx)
    .$if(text !== '', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('code', 'like', `${escapeLike(text.toUpperCase())}%`),
          ...(/^#?\d{1,16}$/.test(text) ? [eb('id', '=', BigInt(text.replace('#', '')))] : []),
        ]),
      ),
    )
    .$if(state !== 'all', (query) => query.where('is_enabled', '=', state === 'on'))
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: page.rows.map((row) => managedCouponView(row, ctx.clock.now())), next: page.next };
}

export async function managedCoupon(ctx: Context, id: bigint): Promise<ManagedCoupon> {
  const row = await couponRows(ctx).where('id', '=', id).executeTakeFirst();
  return row ? managedCouponView(row, ctx.clock.now()) : refuse('not_found');
}

function couponRows({ db, panel }: Context) {
  return db.selectFrom('coupon').selectAll().where('panel_id', '=', panel.id);
}

/** Codes hold underscores, which `like` would take for any letter. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function managedCouponView(row: CouponRow, now: Date): ManagedCoupon {
  return {
    id: Number(row.id),
    code: row.code,
    name: row.name,
    description: row.description,
    translations: row.translations as ManagedCoupon['translations'],
    type: row.type,
    calculation: row.calculation,
    percent: ppmToFraction(ppm(row.percent_ppm)),
    amount: formatMoney(money(row.amount)),
    min_amount: formatMoney(money(row.min_amount)),
    total_limit: row.total_limit,
    account_limit: row.account_limit,
    service_ids: row.service_ids?.map(Number) ?? null,
    valid_from: row.valid_from?.toISOString() ?? null,
    valid_to: row.valid_to?.toISOString() ?? null,
    is_enabled: row.is_enabled,
    is_listed: row.is_listed,
    used: row.used,
    state: couponState(
      {
        isEnabled: row.is_enabled,
        validFrom: row.valid_from,
        validTo: row.valid_to,
        used: row.used,
        totalLimit: row.total_limit,
      },
      now,
    ),
    created_at: row.created_at.toISOString(),
  };
}
