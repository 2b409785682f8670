import type { TableCalls } from './fill-console.ts';

export const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

export const invoiceCalls: TableCalls = ({ firstCustomer, size }) => {
  const list = (query: string) => `/api/v1/admin/invoices?${query}`;
  const middle = Math.floor(size.orders / 4);
  const old = dayOf(size.orders / 1440 / 2);
  return {
    'first page': list(''),
    'a page in the middle': list(`after=${middle}`),
    paid: list('status=paid'),
    open: list('status=open'),
    refunded: list('status=refunded'),
    claimed: list('review=claimed'),
    doubtful: list('review=doubtful'),
    method: list('method=3'),
    'method and state': list('method=3&status=failed'),
    'method without such a state': list('method=2&status=refunding'),
    orders: list('purpose=orders'),
    customer: list(`customer=${firstCustomer + 5}`),
    'old day': list(`from=${old}&to=${old}`),
    'state on an old day': list(`from=${old}&to=${old}&status=expired`),
    'by number': list(`search=${middle}`),
    'by gateway’s number': list(`search=G${middle}`),
    'by e-mail': list('search=customer7%40example.com'),
    'by amount': list('search=77.00'),
    sheet: `/api/v1/admin/invoices/${middle}`,
  };
};

export const moneyCalls: TableCalls = ({ firstCustomer }) => {
  const admin = (path: string) => `/api/v1/admin/${path}`;
  return {
    withdrawals: admin('withdrawals?'),
    'paid withdrawals': admin('withdrawals?status=paid'),
    'rejected withdrawals': admin('withdrawals?status=rejected'),
    'withdrawals by number': admin('withdrawals?status=paid&search=4001'),
    'withdrawals by e-mail': admin('withdrawals?status=paid&search=customer7%40example.com'),
    disputes: admin('disputes?'),
    'won disputes': admin('disputes?state=won'),
    'disputes by e-mail': admin('disputes?state=lost&search=customer7%40example.com'),
    adjustments: admin('adjustments?'),
    'posted adjustments': admin('adjustments?status=posted'),
    'adjustments by e-mail': admin('adjustments?status=posted&search=customer7%40example.com'),
    coupons: admin('coupons?'),
    'coupons that are on': admin('coupons?state=on'),
    'coupons by code': admin('coupons?search=CODE19'),
    'uses of a coupon': admin('coupons/1/uses?'),
    'uses of a coupon, later page': admin('coupons/1/uses?after=500'),
    cards: admin('linked-cards?'),
    'removed cards': admin('linked-cards?status=removed'),
    'cards by digits': admin('linked-cards?search=4711'),
    'cards by e-mail': admin('linked-cards?search=customer7%40example.com'),
    methods: admin('payment-methods'),
    'cards of a customer': admin(`linked-cards?search=${firstCustomer + 3}`),
  };
};

export const ledgerCalls: TableCalls = ({ firstCustomer, size }) => {
  const ledger = (path: string) => `/api/v1/admin/ledger/${path}`;
  const escrow = size.customers + 1;
  return {
    accounts: ledger('accounts?'),
    'accounts by e-mail': ledger('accounts?search=customer7%40example.com'),
    'postings of a wallet': ledger('accounts/4/entries?'),
    'postings of the house': ledger(`accounts/${escrow}/entries?`),
    'postings of the house, later page': ledger(`accounts/${escrow}/entries?after=${size.orders}`),
    transactions: ledger('transactions?'),
    'later page': ledger(`transactions?after=${size.orders}`),
    'by type': ledger('transactions?type=invoiced'),
    'by a type without any': ledger('transactions?type=chargeback'),
    'by number': ledger(`transactions?search=${size.orders}`),
    'by order': ledger('transactions?search=order%205000'),
    'by key': ledger('transactions?search=revenue:77'),
    'by e-mail': ledger('transactions?search=customer7%40example.com'),
    'of a reseller': ledger(`transactions?customer=${firstCustomer + 4}`),
    'of a reseller, by type': ledger(`transactions?customer=${firstCustomer + 4}&type=chargeback`),
    transaction: ledger('transactions/5000'),
    'problems of the books': '/api/v1/admin/books/problems',
  };
};
