import type { Customer } from '@marquee/contract/console/console-list.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { shownEmail } from './account.ts';

/** How tables of the console name these accounts. */
export async function customersById(
  { db, panel }: Context,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Customer>> {
  if (ids.length === 0) return new Map();
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'claimed_email'])
    .where('panel_id', '=', panel.id)
    .where('id', '=', sql<bigint>`any(${[...new Set(ids)]}::bigint[])`)
    .execute();
  return new Map(
    accounts.map((account) => [
      account.id,
      { id: Number(account.id), name: account.name, email: shownEmail(account) },
    ]),
  );
}

const mostFound = 100;

/** The accounts an operator means: by the whole e-mail address, proven or not. */
export async function findCustomerIds({ db, panel }: Context, email: string): Promise<bigint[]> {
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where(({ eb, or }) => or([eb('email', '=', email), eb('claimed_email', '=', email)]))
    .orderBy('id', 'desc')
    .limit(mostFound)
    .execute();
  return accounts.map(({ id }) => id);
}
