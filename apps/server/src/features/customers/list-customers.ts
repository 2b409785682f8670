import type { CustomerRow, listCustomers as endpoint } from '@marquee/contract/console/customers.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { customerRows } from './customer-row.ts';
import { customerState, marketingSource } from './customer-state.ts';
import { findCustomers } from './find-customers.ts';

type Query = Input<typeof endpoint>['query'];

/** Newest first. A page begins behind the account that the one before ended with. */
export async function listCustomers(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const found = await findCustomers(ctx, query.search?.trim() ?? '');
  if (found?.length === 0) return { data: [], next: null };
  const ids = await matchingIds(ctx, query, found);
  const page = keyedPage(ids, query.limit);
  const rows: CustomerRow[] = await customerRows(
    ctx,
    page.rows.map(({ id }) => id),
  );
  return { data: rows, next: page.next };
}

function matchingIds(ctx: Context, query: Query, found: readonly bigint[] | undefined) {
  const { state, role, from, to, owes, source, after, limit } = query;
  const panelId = ctx.panel.id;
  return (
    ctx.db
      .selectFrom('account')
      .select('id')
      .where('panel_id', '=', panelId)
      .$if(found !== undefined, (build) => build.where(sql<boolean>`id = any (${found ?? []})`))
      .$if(state !== undefined, (build) => build.where(sql<boolean>`${customerState} = ${state}`))
      .$if(role !== undefined, (build) => build.where('role', '=', role ?? 'customer'))
      // Said in so many words, or the database would not see that the index of staff serves.
      .$if(role !== undefined && role !== 'customer', (build) =>
        build.where('role', '<>', sql.lit('customer')),
      )
      .$if(from !== undefined, (build) => build.where('created_at', '>=', new Date(`${from}T00:00:00Z`)))
      .$if(to !== undefined, (build) => build.where('created_at', '<', dayAfter(to ?? '')))
      .$if(source !== undefined, (build) => build.where(sql<boolean>`${marketingSource} = ${source}`))
      .$if(owes === true, (build) =>
        build.where('id', 'in', ({ selectFrom }) =>
          selectFrom('ledger_account')
            .select('owner_id')
            .where('panel_id', '=', panelId)
            .where('owner_type', '=', 'customer')
            .where('kind', '=', sql.lit('receivable'))
            .whereRef('debits', '>', 'credits'),
        ),
      )
      .$if(after !== undefined, (build) =>
        build.where(
          sql<boolean>`(created_at, id) < (select last.created_at, last.id from account as last
                                          where last.panel_id = ${panelId} and last.id = ${BigInt(after ?? 0)})`,
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
  );
}

function dayAfter(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
}
