import type { Owned } from './table-owners.ts';

/**
 * Functions in apps/server/functions have owners, too, and their SQL counts as the owner's. Calls by others
 * are listed like reads: place_orders calls ledger_escrow_orders, so that a checkout is one round trip.
 */
export const functionOwners: Readonly<Record<string, Owned>> = {
  announce_catalogue_rows: { owner: 'catalogue' },
  announce_customer_terms: { owner: 'custom-prices' },
  announce_notification: { owner: 'notifications' },
  announce_order_change: { owner: 'orders' },
  announce_panel_change: { owner: 'platform' },
  count_coupon_use: { owner: 'coupons' },
  count_reviews: { owner: 'reviews' },
  end_sessions_of_account: { owner: 'sessions' },
  fold_text: { owner: 'platform' },
  forget_daily_report: { owner: 'books' },
  ledger_account_id: { owner: 'ledger' },
  ledger_check_postings: { owner: 'ledger' },
  ledger_debt_accounts: { owner: 'ledger' },
  ledger_escrow_orders: { owner: 'ledger', alsoUsedBy: ['orders'] },
  ledger_lock: { owner: 'ledger' },
  ledger_lock_spendable: { owner: 'ledger', alsoUsedBy: ['orders'] },
  ledger_open: { owner: 'ledger' },
  ledger_post: { owner: 'ledger' },
  ledger_post_many: { owner: 'ledger' },
  ledger_settle_debts: { owner: 'ledger' },
  ledger_take: { owner: 'ledger' },
  ledger_write: { owner: 'ledger' },
  log_added_services: { owner: 'catalogue' },
  log_service_changes: { owner: 'catalogue' },
  mirror_catalogue: { owner: 'catalogue' },
  note_grade_change: { owner: 'catalogue' },
  note_price_change: { owner: 'catalogue' },
  note_terms_change: { owner: 'catalogue' },
  outgoing_is_held: { owner: 'platform' },
  place_orders: { owner: 'orders', alsoUsedBy: ['checkout'] },
  refuse_rewrite: { owner: 'platform' },
  service_limit_terms: { owner: 'catalogue' },
  service_price_terms: { owner: 'catalogue' },
  tally_hidden_order: { owner: 'orders' },
  tally_new_orders: { owner: 'orders' },
  uncount_coupon_use: { owner: 'coupons' },
};
