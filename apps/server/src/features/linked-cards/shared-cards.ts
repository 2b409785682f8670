import type { Context } from '../../platform/context.ts';

/** How many other accounts have linked a card like one of this account's, removed ones included. */
export async function othersWithSameCard({ db, panel }: Context, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('linked_card as own')
    .innerJoin('linked_card as other', (join) =>
      join
        .onRef('other.panel_id', '=', 'own.panel_id')
        .onRef('other.account_id', '<>', 'own.account_id')
        .onRef('other.last_digits', '=', 'own.last_digits')
        .onRef('other.brand', '=', 'own.brand')
        .onRef('other.expires_year', '=', 'own.expires_year')
        .onRef('other.expires_month', '=', 'own.expires_month'),
    )
    .select(({ fn }) => fn.count<bigint>('other.account_id').distinct().as('count'))
    .where('own.panel_id', '=', panel.id)
    .where('own.account_id', '=', accountId)
    .where('own.last_digits', '<>', '')
    .executeTakeFirstOrThrow();
  return Number(count);
}
