import type { Withdrawal } from '@marquee/contract/money/withdrawals.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { methodName } from './withdrawal-method.ts';

export type WithdrawalRow = Selectable<DB['withdrawal']> &
  Pick<Selectable<DB['withdrawal_method']>, 'name' | 'icon' | 'translations'>;

/** Withdrawals joined with their method, as the view needs them. */
export function withdrawalRows({ db, panel }: Context) {
  return db
    .selectFrom('withdrawal')
    .innerJoin('withdrawal_method as method', (join) =>
      join
        .onRef('method.panel_id', '=', 'withdrawal.panel_id')
        .onRef('method.id', '=', 'withdrawal.method_id'),
    )
    .selectAll('withdrawal')
    .select(['method.name', 'method.icon', 'method.translations'])
    .where('withdrawal.panel_id', '=', panel.id);
}

export function withdrawalView(row: WithdrawalRow, locale: Locale): Withdrawal {
  return {
    id: Number(row.id),
    amount: formatMoney(money(row.amount)),
    fee: formatMoney(money(row.fee)),
    payout: formatMoney(money(row.amount - row.fee)),
    method: {
      id: Number(row.method_id),
      name: methodName(row, locale),
      icon: row.icon,
    },
    account_number: row.account_number,
    user_comment: row.user_comment,
    status: row.status,
    payout_reference: row.payout_reference,
    reject_reason: row.reject_reason,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
