import type { CouponUseView, ManagedCoupon } from '@marquee/contract/console/coupons.ts';
import { translator } from '@marquee/i18n/translator.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import type { Context } from '../../platform/context.ts';
import type { Streamed } from '../../platform/http/answers/streamed.ts';
import { listCouponUses } from './list-coupon-uses.ts';
import { manageCoupons } from './manage-coupons.ts';

type Filters = Omit<Parameters<typeof manageCoupons>[1], 'after' | 'limit'>;

export async function exportCoupons(ctx: Context, filters: Filters): Promise<Streamed> {
  const t = await translator(ctx.locale);
  return listCsv<ManagedCoupon>(ctx, {
    name: 'coupons',
    columns: [
      [t('admin.list.number'), ({ id }) => id],
      [t('adminMoney.coupons.code'), ({ code }) => code],
      [t('adminMoney.words.name'), ({ name }) => name],
      [t('adminMoney.coupons.type'), ({ type }) => t(`adminMoney.coupons.types.${type}`)],
      [t('adminMoney.coupons.calculations.percent'), ({ percent }) => percent * 100 || ''],
      [t('adminMoney.coupons.amount'), ({ calculation, amount }) => (calculation === 'fixed' ? amount : '')],
      [t('adminMoney.coupons.minAmount'), ({ min_amount }) => min_amount],
      [t('adminMoney.coupons.used'), ({ used }) => used],
      [t('adminMoney.coupons.totalLimit'), ({ total_limit }) => total_limit],
      [t('adminMoney.coupons.accountLimit'), ({ account_limit }) => account_limit],
      [t('adminMoney.coupons.validFrom'), ({ valid_from }) => valid_from],
      [t('adminMoney.coupons.validTo'), ({ valid_to }) => valid_to],
      [t('adminMoney.words.status'), ({ state }) => t(`adminMoney.coupons.states.${state}`)],
    ],
    readPage: (after) => manageCoupons(ctx, { ...filters, after, limit: rowsPerPage }),
  });
}

export async function exportCouponUses(ctx: Context, couponId: bigint): Promise<Streamed> {
  const t = await translator(ctx.locale);
  return listCsv<CouponUseView>(ctx, {
    name: `coupon-${couponId}-uses`,
    columns: [
      [t('admin.list.number'), ({ id }) => id],
      [t('admin.list.customer'), ({ customer }) => customer.id],
      ['E-mail', ({ customer }) => customer.email],
      [t('finances.columns.date'), ({ created_at }) => created_at],
      [t('adminMoney.coupons.base'), ({ amount }) => amount],
      [t('adminMoney.coupons.gave'), ({ bonus }) => bonus],
      [
        t('adminMoney.coupons.where'),
        ({ use_type, use_id, order_ids }) => (use_type === 'invoice' ? `INV-${use_id}` : order_ids.join(' ')),
      ],
      [t('adminMoney.coupons.released'), ({ released_at }) => released_at],
    ],
    readPage: (after) => listCouponUses(ctx, { couponId, after, limit: rowsPerPage }),
  });
}
