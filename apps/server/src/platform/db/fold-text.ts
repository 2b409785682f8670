import { fold } from '@marquee/domain/search/fold.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What search compares of an expression: the database's twin of `fold`, also in indexes. */
export function foldText(expression: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`fold_text(${expression})`;
}

/** Whether a column contains what was typed, whatever its case, accents, width and kind of digits. */
export function containsFolded(column: string, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`strpos(${foldText(sql.ref(column))}, ${fold(typed).trim()}) > 0`;
}
