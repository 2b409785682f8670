import { fold } from '@marquee/domain/search/fold.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { foldText } from '../../platform/db/fold-text.ts';

/** Whoever finds more has to type more: the matches of a short beginning cannot all be put in order. */
const mostFound = 300;

/** Greater than whatever continues a text, in the order of its bytes. */
const afterAll = '\u{10FFFF}';

/** Each is the expression of an index. Addresses are compared as they are, names as search compares them. */
const address = sql`coalesce(email, claimed_email) collate "C"`;
const names = [
  sql`${foldText(sql`name`)} collate "C"`,
  sql`${foldText(sql`substring(name from '\\S+$')`)} collate "C"`,
];

/**
 * The accounts somebody means by a number, an e-mail address, or the beginning of an address, a name or a last
 * name. Undefined without a search. Ranges instead of patterns: what was typed cannot be a pattern.
 */
export async function findCustomers({ db, panel }: Context, search: string): Promise<bigint[] | undefined> {
  if (search === '') return undefined;
  const number = /^#?(\d{1,16})$/.exec(search)?.[1];
  if (number !== undefined) return [BigInt(number)];
  const name = search.includes('@') ? '' : fold(search);
  const parts = [
    beginning(panel.id, address, search.toLowerCase()),
    ...(name === '' ? [] : names.map((column) => beginning(panel.id, column, name))),
  ];
  const { rows } = await sql<{ id: bigint }>`${sql.join(parts, sql` union `)}`.execute(db);
  return rows.map(({ id }) => id);
}

function beginning(panelId: bigint, column: RawBuilder<unknown>, begins: string): RawBuilder<unknown> {
  return sql`
    (select id from account
      where panel_id = ${panelId} and ${column} >= ${begins} and ${column} < ${begins + afterAll}
      order by ${column} limit ${mostFound})`;
}
