-- The list of strategies stays closed; each is declared in adapters/payments/registry.ts.
alter table payment_method drop constraint payment_method_strategy_check;
alter table payment_method add constraint payment_method_strategy_check check (strategy in (
  'balance', 'linkedCard', 'stripe_checkout', 'crypto', 'qr_code', 'message', 'sandbox', 'paypal', 'nowpayments'));
