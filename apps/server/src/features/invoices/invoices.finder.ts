import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { asNumber, type Finder, mostFound } from '../../platform/console/finder.ts';

/** By its number, or the number that the gateway gave it or its payment. */
export const invoiceFinder: Finder = {
  kind: 'invoice',
  permission: 'payments.view',
  async find({ db, panel }, text) {
    const number = asNumber(text);
    const rows = await db
      .selectFrom('invoice')
      .select(['id', 'amount', 'gateway_ref', 'payment_ref'])
      .where('panel_id', '=', panel.id)
      .where(({ eb, or }) =>
        or([
          ...(number ? [eb('id', '=', number)] : []),
          eb('gateway_ref', '=', text),
          eb('payment_ref', '=', text),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(mostFound)
      .execute();
    return rows.map(({ id, amount, gateway_ref, payment_ref }) => ({
      id,
      title: `$${formatMoney(money(amount))}`,
      detail: payment_ref ?? gateway_ref ?? '',
    }));
  },
};
