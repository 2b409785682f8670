import type { WholeTransaction } from '@marquee/contract/console/ledger.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { customersById } from '../../accounts/index.ts';
import { nameAccounts } from './name-accounts.ts';
import { transactionRows, transactionView } from './transaction-row.ts';

export async function getTransaction(ctx: Context, id: bigint): Promise<WholeTransaction> {
  const row = await transactionRows(ctx)
    .select(['reverses', 'actor_id', 'on_behalf_of'])
    .where('txn.id', '=', id)
    .executeTakeFirst();
  if (!row) return refuse('not_found');
  const [postings, reversal] = await Promise.all([
    ctx.db
      .selectFrom('ledger_posting')
      .select(['seq', 'debit_account', 'credit_account', 'amount'])
      .where('panel_id', '=', ctx.panel.id)
      .where('txn_id', '=', id)
      .orderBy('seq')
      .limit(500)
      .execute(),
    ctx.db
      .selectFrom('ledger_txn')
      .select('id')
      .where('panel_id', '=', ctx.panel.id)
      .where('reverses', '=', id)
      .executeTakeFirst(),
  ]);
  const nameOf = await nameAccounts(
    ctx,
    postings.flatMap(({ debit_account, credit_account }) => [debit_account, credit_account]),
  );
  const { actor_id: actor, on_behalf_of: behalf } = row;
  const people = await customersById(
    ctx,
    [actor, behalf].filter((person) => person !== null),
  );
  return {
    ...transactionView(row),
    postings: postings.map(({ seq, debit_account, credit_account, amount }) => ({
      id: Number(seq),
      from: nameOf(debit_account),
      to: nameOf(credit_account),
      amount: formatMoney(money(amount)),
    })),
    actor: actor === null ? null : (people.get(actor) ?? null),
    on_behalf_of: behalf === null ? null : (people.get(behalf) ?? null),
    reverses: row.reverses === null ? null : Number(row.reverses),
    reversed_by: reversal ? Number(reversal.id) : null,
  };
}
