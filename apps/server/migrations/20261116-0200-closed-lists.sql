-- Columns whose values the code has always taken from a closed list say so themselves: the generated types
-- then know the list, and no row can hold what the code does not know.

alter table invoice
  add constraint invoice_charge_currency_check check (charge_currency in ('USD', 'RUB'));

alter table ledger_account
  add constraint ledger_account_owner_type_check check (owner_type in ('customer', 'house', 'method')),
  add constraint ledger_account_kind_check check (kind in (
    'cash', 'bonus', 'referral', 'task', 'hold', 'receivable', 'clearing', 'escrow', 'revenue', 'fee_income',
    'bonus_cost', 'coupon_cost', 'referral_cost', 'widget_cost', 'task_cost', 'provider_cost', 'adjustments',
    'rounding', 'suspense'));

alter table ledger_txn
  add constraint ledger_txn_ref_type_check check (ref_type in (
    'order', 'invoice', 'withdrawal', 'coupon', 'task', 'widget'));

alter table webhook
  add constraint webhook_known_events check (events <@ array[
    'order.status', 'refill.status', 'subscription.publication']);

alter table webhook_delivery
  drop constraint webhook_delivery_event_check,
  add constraint webhook_delivery_event_check check (event in (
    'order.status', 'refill.status', 'subscription.publication', 'webhook.test')),
  drop constraint webhook_delivery_failure_check,
  add constraint webhook_delivery_failure_check check (failure in (
    'bad_url', 'unsafe_address', 'unreachable', 'timeout', 'redirect', 'too_large', 'bad_encoding', 'broken',
    'switched_off'));
