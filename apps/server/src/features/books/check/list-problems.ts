import type { BooksProblemView, listBooksProblems as endpoint } from '@marquee/contract/console/books.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { translator } from '@marquee/i18n/translator.ts';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import { listCsv, rowsPerPage } from '../../../platform/console/list-csv.ts';
import type { Context } from '../../../platform/context.ts';
import type { Streamed } from '../../../platform/http/answers/streamed.ts';

export async function listProblems(
  { db, panel }: Context,
  { after, limit, rule }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const rows = await db
    .selectFrom('books_problem')
    .select(['id', 'rule', 'detail', 'found_at'])
    .where('panel_id', '=', panel.id)
    .$if(rule !== undefined, (query) => query.where('rule', '=', rule ?? ''))
    .$if(after !== undefined, (query) => query.where('id', '>', BigInt(after ?? 0)))
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return {
    data: page.rows.map((row) => ({
      id: Number(row.id),
      rule: row.rule,
      detail: row.detail,
      found_at: row.found_at.toISOString(),
    })),
    next: page.next,
  };
}

export async function exportProblems(ctx: Context): Promise<Streamed> {
  const t = await translator(ctx.locale);
  return listCsv<BooksProblemView>(ctx, {
    name: 'books-problems',
    columns: [
      [t('adminMoney.books.rule'), ({ rule }) => rule],
      [t('adminMoney.books.detail'), ({ detail }) => detail],
      [t('adminMoney.books.found'), ({ found_at }) => found_at],
    ],
    readPage: (after) => listProblems(ctx, { after, limit: rowsPerPage }),
  });
}
