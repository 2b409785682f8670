import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { DeliveryView, WebhookView } from '@marquee/contract/api/webhooks.ts';
import type { SubscriptionContent } from '@marquee/contract/ordering/subscriptions.ts';
import type { CouponCalculation, CouponType } from '@marquee/domain/coupons/coupon.ts';
import type { OrderParameter } from '@marquee/domain/delivery/service-kinds.ts';
import type { DripFeedMode } from '@marquee/domain/drip-feed/plan.ts';
import type { TextPage } from '@marquee/domain/legal/text-pages.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { InvoiceStatus } from '@marquee/domain/payments/invoice-status.ts';
import type { TargetView } from '@marquee/domain/quantity/calculable-quantity.ts';
import type { SubscriptionEnd } from '@marquee/domain/subscriptions/subscription.ts';
import type { TicketStatus } from '@marquee/domain/tickets/ticket-filters.ts';
import type { VerificationStatus, VerificationStep } from '@marquee/domain/verification/verification.ts';
import type { WebhookEvent } from '@marquee/domain/webhooks/webhook.ts';
import type { Selectable } from 'kysely';
import { expectTypeOf, test } from 'vitest';
import type { RefillStatus } from '../../adapters/providers/provider-adapter.ts';
import type { WatcherName } from '../../adapters/watchers/watchers.ts';
import type { CheckoutStep } from '../../features/checkout/record-step.ts';
import type { AccountName } from '../../features/ledger/account-name.ts';
import type { Reference, TransactionType } from '../../features/ledger/transaction.ts';
import type { PasskeyPurpose } from '../../features/second-factor/passkeys/passkey-challenge.ts';
import type { LoginMethod } from '../../features/sessions/sign-in/record-login.ts';
import type { DB } from './generated/tables.ts';

type Row<Table extends keyof DB> = Selectable<DB[Table]>;

// Checked by the compiler: a value that only one side has fails `npm run verify`.
test('what the database lets into a column is what the code knows, neither more nor less', () => {
  expectTypeOf<Row<'customer_order'>['status']>().toEqualTypeOf<OrderStatus>();
  expectTypeOf<Row<'invoice'>['status']>().toEqualTypeOf<InvoiceStatus>();
  expectTypeOf<Row<'invoice'>['charge_currency']>().toEqualTypeOf<ChargeCurrency>();
  expectTypeOf<Row<'payment_method'>['charge_currency']>().toEqualTypeOf<ChargeCurrency>();
  expectTypeOf<Row<'coupon'>['type']>().toEqualTypeOf<CouponType>();
  expectTypeOf<Row<'coupon'>['calculation']>().toEqualTypeOf<CouponCalculation>();
  expectTypeOf<Row<'drip_feed'>['mode']>().toEqualTypeOf<DripFeedMode>();
  expectTypeOf<Row<'ledger_account'>['owner_type']>().toEqualTypeOf<AccountName['ownerType']>();
  expectTypeOf<Row<'ledger_account'>['kind']>().toEqualTypeOf<AccountName['kind']>();
  expectTypeOf<Row<'ledger_txn'>['type']>().toEqualTypeOf<TransactionType>();
  expectTypeOf<Row<'ledger_txn'>['ref_type']>().toEqualTypeOf<Reference['type'] | null>();
  expectTypeOf<Row<'login_attempt'>['method']>().toEqualTypeOf<LoginMethod>();
  expectTypeOf<Row<'page_text'>['page']>().toEqualTypeOf<TextPage>();
  expectTypeOf<Row<'passkey_challenge'>['purpose']>().toEqualTypeOf<PasskeyPurpose>();
  expectTypeOf<Row<'social_identity'>['provider']>().toEqualTypeOf<SocialProvider>();
  expectTypeOf<Row<'refill_request'>['status']>().toEqualTypeOf<RefillStatus>();
  // The others belong to drip feeds and subscriptions, which have their own fields.
  expectTypeOf<Row<'target'>['parameter']>().toExtend<OrderParameter | null>();
  expectTypeOf<Row<'target_type'>['view_type']>().toEqualTypeOf<TargetView>();
  expectTypeOf<Row<'ticket'>['status']>().toEqualTypeOf<TicketStatus>();
  expectTypeOf<Row<'verification'>['status']>().toEqualTypeOf<VerificationStatus>();
  expectTypeOf<Row<'verification_document'>['step']>().toEqualTypeOf<VerificationStep>();
  expectTypeOf<Row<'subscription'>['end_reason']>().toEqualTypeOf<SubscriptionEnd | null>();
  expectTypeOf<Row<'subscription'>['watched_by']>().toEqualTypeOf<WatcherName | 'provider'>();
  expectTypeOf<Row<'network'>['watched_by']>().toEqualTypeOf<WatcherName | null>();
  // Publications before the subscription are stored but never shown.
  expectTypeOf<Row<'subscription_publication'>['state']>().toEqualTypeOf<
    SubscriptionContent['state'] | 'old'
  >();
  expectTypeOf<Row<'webhook'>['events'][number]>().toEqualTypeOf<WebhookEvent>();
  expectTypeOf<Row<'webhook'>['off_reason']>().toEqualTypeOf<WebhookView['off_reason']>();
  expectTypeOf<Row<'webhook_delivery'>['event']>().toEqualTypeOf<DeliveryView['event']>();
  expectTypeOf<Row<'webhook_delivery'>['state']>().toEqualTypeOf<DeliveryView['state']>();
  expectTypeOf<Row<'webhook_delivery'>['failure']>().toEqualTypeOf<
    DeliveryView['failure'] | 'unsafe_address'
  >();
  expectTypeOf<Row<'checkout_step_count'>['step']>().toEqualTypeOf<CheckoutStep>();
});
