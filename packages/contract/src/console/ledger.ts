import { accountKinds, transactionTypes } from '@marquee/domain/money/ledger-names.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, searchText, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const moment = z.iso.datetime().max(40);
const largest = Number.MAX_SAFE_INTEGER;

/** An amount that may be below zero: what is owed, or money that left. */
const signedDecimal = text(34).regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/);

const ledgerAccount = z.object({
  id,
  kind: z.enum(accountKinds),
  /** Whose wallet it is. */
  customer: customer.nullable(),
  /** The way of paying, for a clearing account. */
  method: text(120).nullable(),
});
export type LedgerAccountName = z.output<typeof ledgerAccount>;

const accountWithBalance = ledgerAccount.extend({ balance: signedDecimal });
export type LedgerAccountView = z.output<typeof accountWithBalance>;

const transaction = z.object({
  id,
  type: z.enum(transactionTypes),
  /** What caused it, once: `order:12`, `invoice:7`. */
  key: text(200),
  ref_type: text(40).nullable(),
  ref_id: id.nullable(),
  /** The sum of its postings. */
  amount: decimal,
  reason: text(1000).nullable(),
  created_at: moment,
});
export type LedgerTransaction = z.output<typeof transaction>;

const ledgerEntry = z.object({
  /** The posting's place in the books. */
  id,
  transaction_id: id,
  type: z.enum(transactionTypes),
  ref_type: text(40).nullable(),
  ref_id: id.nullable(),
  /** Below zero when money left this account. */
  change: signedDecimal,
  /** What the wallet held afterwards; accounts of the house keep no total. */
  balance: signedDecimal.nullable(),
  other: ledgerAccount,
  created_at: moment,
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

const wholeTransaction = transaction.extend({
  postings: z.array(z.object({ id, from: ledgerAccount, to: ledgerAccount, amount: decimal })).max(500),
  /** Who did it; null for the panel itself. */
  actor: customer.nullable(),
  on_behalf_of: customer.nullable(),
  reverses: id.nullable(),
  reversed_by: id.nullable(),
});
export type WholeTransaction = z.output<typeof wholeTransaction>;

const filters = {
  type: z.enum(transactionTypes).optional(),
  customer: wholeNumberText({ minimum: 1, maximum: largest }).optional(),
};

export const listLedgerAccounts = endpoint({
  name: 'listLedgerAccounts',
  method: 'GET',
  path: '/api/v1/admin/ledger/accounts',
  access: 'staff:books.view',
  area: 'console',
  summary: 'Accounts of the house with their balances, or the wallets of a customer',
  query: z.object({ search: searchText(254).optional() }),
  response: data(z.array(accountWithBalance).max(1000)),
});

export const listLedgerEntries = endpoint({
  name: 'listLedgerEntries',
  method: 'GET',
  path: '/api/v1/admin/ledger/accounts/{id}/entries',
  access: 'staff:books.view',
  area: 'console',
  summary: 'The postings of one account, newest first',
  params: rowId,
  query: z.object({ after: consoleListQuery.after, limit: consoleListQuery.limit }),
  response: consoleListResponse(ledgerEntry).extend({ account: accountWithBalance }),
});

export const listLedgerTransactions = endpoint({
  name: 'listLedgerTransactions',
  method: 'GET',
  path: '/api/v1/admin/ledger/transactions',
  access: 'staff:books.view',
  area: 'console',
  summary: 'Transactions, newest first; found by number, the key of their cause, or a customer’s e-mail',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(transaction),
});

export const getLedgerTransaction = endpoint({
  name: 'getLedgerTransaction',
  method: 'GET',
  path: '/api/v1/admin/ledger/transactions/{id}',
  access: 'staff:books.view',
  area: 'console',
  summary: 'One transaction with its postings',
  params: rowId,
  response: data(wholeTransaction),
});

export const exportLedgerTransactions = endpoint({
  name: 'exportLedgerTransactions',
  method: 'GET',
  path: '/api/v1/admin/ledger/transactions/csv',
  access: 'staff:books.view',
  area: 'console',
  summary: 'The transactions as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const exportLedgerAccounts = endpoint({
  name: 'exportLedgerAccounts',
  method: 'GET',
  path: '/api/v1/admin/ledger/accounts/csv',
  access: 'staff:books.view',
  area: 'console',
  summary: 'The accounts with their balances as a file for spreadsheets',
  query: z.object({ search: searchText(254).optional() }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const exportLedgerEntries = endpoint({
  name: 'exportLedgerEntries',
  method: 'GET',
  path: '/api/v1/admin/ledger/accounts/{id}/entries/csv',
  access: 'staff:books.view',
  area: 'console',
  summary: 'The postings of one account as a file for spreadsheets',
  params: rowId,
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
