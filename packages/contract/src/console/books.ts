import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer } from './console-list.ts';

const moment = z.iso.datetime().max(40);

const booksCheck = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Null: the hourly check. */
  asked_by: customer.nullable(),
  rules: quantity,
  rules_done: quantity,
  /** What it found in the books of this panel. */
  problems: quantity,
  created_at: moment,
  ended_at: moment.nullable(),
});
export type BooksCheckView = z.output<typeof booksCheck>;

const books = z.object({
  /** The last one that came to its end. */
  last: booksCheck.nullable(),
  /** The one under way. */
  running: booksCheck.nullable(),
  rules: z.array(z.object({ name: text(200), problems: quantity })).max(200),
});
export type Books = z.output<typeof books>;

const booksProblem = z.object({ id, rule: text(200), detail: text(2000), found_at: moment });
export type BooksProblemView = z.output<typeof booksProblem>;

export const getBooks = endpoint({
  name: 'getBooks',
  method: 'GET',
  path: '/api/v1/admin/books',
  access: 'staff:books.view',
  area: 'console',
  summary: 'The last check of the books, the one under way, and each rule with its problems',
  response: data(books),
});

export const listBooksProblems = endpoint({
  name: 'listBooksProblems',
  method: 'GET',
  path: '/api/v1/admin/books/problems',
  access: 'staff:books.view',
  area: 'console',
  summary: 'What the last check found, oldest first',
  query: z.object({
    after: consoleListQuery.after,
    limit: consoleListQuery.limit,
    rule: text(200).optional(),
  }),
  response: consoleListResponse(booksProblem),
});

export const runBooksCheck = endpoint({
  name: 'runBooksCheck',
  method: 'POST',
  path: '/api/v1/admin/books/check',
  access: 'staff:books.view',
  area: 'console',
  summary: 'Checks the books now; while a check is under way, that one is meant',
  body: z.strictObject({}),
  response: data(books),
});

export const exportBooksProblems = endpoint({
  name: 'exportBooksProblems',
  method: 'GET',
  path: '/api/v1/admin/books/problems/csv',
  access: 'staff:books.view',
  area: 'console',
  summary: 'What the last check found as a file for spreadsheets',
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
