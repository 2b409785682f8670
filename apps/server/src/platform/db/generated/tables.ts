// Written by `npm run database-types` from the migrations; a test holds it to them.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonValue } from '../json-value.ts';

interface AccountTable {
  panel_id: bigint;
  id: Generated<bigint>;
  email: string | null;
  email_verified_at: Date | null;
  name: string;
  password_hash: string | null;
  account_type: Generated<'individual' | 'company'>;
  role: Generated<'customer' | 'owner' | 'manager' | 'finance' | 'support' | 'editor' | 'custom'>;
  locale: Generated<string>;
  frozen_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  claimed_email: string | null;
  company_name: string | null;
  company_address: string | null;
  company_site: string | null;
  vat: string | null;
  messengers: ColumnType<JsonValue, string | undefined, string>;
  affiliate_code: Generated<string>;
  referred_by: string | null;
  marketing: ColumnType<JsonValue, string | undefined, string>;
  yandex_metrika_client_id: string | null;
  google_analytics4_client_id: string | null;
  order_actions_notification: Generated<boolean>;
  payment_actions_notification: Generated<boolean>;
  subscription_actions_notification: Generated<boolean>;
  time_zone: Generated<string>;
  closed_at: Date | null;
  is_guest: Generated<boolean>;
  guest_dismissed_at: Date | null;
  order_actions_in_app: Generated<boolean>;
  payment_actions_in_app: Generated<boolean>;
  subscription_actions_in_app: Generated<boolean>;
  staff_role_id: bigint | null;
  referrer_id: bigint | null;
  shares_browser_with_referrer: Generated<boolean>;
}

interface AccountFreezeTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  account_id: bigint;
  cause: 'dispute' | 'debt' | 'operator';
  reference: Generated<string>;
  reason: string;
  created_at: Date;
  settled_at: Date | null;
  lifted_at: Date | null;
}

interface AccountGradeTable {
  panel_id: bigint;
  account_id: bigint;
  grade_id: bigint | null;
  goal: bigint | null;
  since: Date;
  expires_at: Date | null;
  mercy_until: Date | null;
  warned_for: Date | null;
  spent: Generated<bigint>;
  given_grade_id: bigint | null;
  given_until: Date | null;
  given_reason: string | null;
  reckoned_at: Date | null;
  next_check_at: Date | null;
}

interface ApiTokenTable {
  panel_id: bigint;
  account_id: bigint;
  hash: Buffer;
  hint: string;
  allowed_addresses: Generated<string[]>;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  last_used_address: string | null;
}

interface AuditEntryTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  actor_kind: string;
  actor_id: bigint | null;
  on_behalf_of: bigint | null;
  action: string;
  subject_type: string;
  subject_id: string;
  before: ColumnType<JsonValue | null, string | null, string | null>;
  after: ColumnType<JsonValue | null, string | null, string | null>;
  reason: string | null;
  request_id: string;
  created_at: Generated<Date>;
}

interface BannerTable {
  panel_id: bigint;
  id: Generated<bigint>;
  place: string;
  type: 'html' | 'custom';
  content: string | null;
  scroll_delay: number | null;
  information: ColumnType<JsonValue, string | undefined, string>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  position: Generated<number>;
  is_enabled: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface BlockedLinkTable {
  panel_id: bigint;
  link: string;
  created_at: Date;
}

interface BooksCheckTable {
  id: GeneratedAlways<bigint>;
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>;
  asked_by: bigint | null;
  panel_id: bigint | null;
  rules: Generated<number>;
  rules_done: Generated<number>;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

interface BooksProblemTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  check_id: bigint;
  rule: string;
  detail: string;
  found_at: Date;
}

interface BulkJobTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  action: 'cancel' | 'refund' | 'partial' | 'resend' | 'change_provider' | 'change_link' | 'set_progress' | 'complete' | 'mark_read';
  input: ColumnType<JsonValue, string | undefined, string>;
  reason: string | null;
  status: Generated<'draft' | 'running' | 'stopped' | 'done'>;
  preview: ColumnType<JsonValue, string | undefined, string>;
  rows_total: number;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

interface BulkJobRowTable {
  panel_id: bigint;
  job_id: bigint;
  order_id: bigint;
  outcome: 'done' | 'requested' | 'refused' | 'failed' | null;
  problem: string | null;
  refunded: Generated<bigint>;
  done_at: Date | null;
}

interface CampaignTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  account_id: bigint;
  url: string;
  video_id: string;
  title: string;
  channel_title: Generated<string>;
  thumbnail: string | null;
  track: 'on_demand' | 'daily' | 'weekly' | 'monthly';
  status: 'active' | 'paused' | 'finished';
  is_held: Generated<boolean>;
  alerts: Generated<boolean>;
  began_on: string;
  facts_at: Date | null;
  facts_next_at: Date;
  gone_since: Date | null;
  failing: 'quota_used_up' | 'unavailable' | null;
  alerted_on: string | null;
  created_at: Date;
  finished_at: Date | null;
}

interface CampaignCheckTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  campaign_id: bigint;
  keyword_id: bigint;
  keyword: string;
  country: string;
  due_on: string | null;
  asked_at: Date | null;
  expected_on: string | null;
  checked_on: string | null;
  checked_at: Date | null;
  position: number | null;
  previous_on: string | null;
  previous_position: number | null;
  is_sample: Generated<boolean>;
}

interface CampaignCountryTable {
  panel_id: bigint;
  campaign_id: bigint;
  country: string;
  position: number;
}

interface CampaignKeywordTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  campaign_id: bigint;
  keyword: string;
  position: number;
  removed_at: Date | null;
}

interface CampaignPlanTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  name: string;
  keywords_limit: number;
  price: bigint;
  trial_days: number;
  is_highlight: Generated<boolean>;
  is_enabled: Generated<boolean>;
  position: Generated<number>;
  removed_at: Date | null;
  created_at: Date;
}

interface CampaignPlanChargeTable {
  panel_id: bigint;
  subscription_id: bigint;
  number: number;
  plan_id: bigint;
  amount: bigint;
  charged_at: Date;
}

interface CampaignSubscriptionTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  account_id: bigint;
  plan_id: bigint;
  next_plan_id: bigint | null;
  status: 'trial' | 'active' | 'lapsed';
  price: bigint;
  renews: Generated<boolean>;
  started_at: Date;
  ends_at: Date;
  billing_day: number;
  charges: Generated<number>;
  noticed_for: Date | null;
  created_at: Date;
}

interface CannedReplyTable {
  panel_id: bigint;
  id: Generated<bigint>;
  title: string;
  updated_at: Date;
}

interface CannedReplyTextTable {
  panel_id: bigint;
  reply_id: bigint;
  locale: string;
  text: string;
}

interface CaptchaSolutionTable {
  panel_id: bigint;
  hash: Buffer;
  expires_at: Date;
}

interface CatalogueChangeTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  account_id: bigint | null;
}

interface CatalogueVersionTable {
  panel_id: bigint;
  version: bigint;
}

interface ChannelAnswerTable {
  panel_id: bigint;
  question: Buffer;
  answer: ColumnType<JsonValue, string, string>;
  read_at: Date;
  expires_at: Date;
}

interface ChannelBreakerTable {
  panel_id: bigint;
  service: 'data' | 'analytics' | 'suggestions';
  failures: Generated<number>;
  open_until: Date | null;
  failed_at: Date;
  reason: string;
}

interface ChannelConnectAttemptTable {
  panel_id: bigint;
  hash: Buffer;
  browser_hash: Buffer;
  account_id: bigint;
  session_id: string;
  verifier: string;
  redirect: string;
  expires_at: Date;
}

interface ChannelConnectionTable {
  panel_id: bigint;
  video_channel_id: bigint;
  account_id: bigint;
  refresh_token: Buffer | null;
  grant_hash: Buffer;
  scopes: string;
  state: 'connected' | 'revoked';
  connected_at: Date;
  confirmed_at: Date;
  revoked_at: Date | null;
  access_token: Buffer | null;
  access_expires_at: Date | null;
  refreshing_until: Date | null;
  failure: 'quota_used_up' | 'unavailable' | 'gone' | null;
  retry_at: Date | null;
}

interface ChannelOauthClientTable {
  panel_id: bigint;
  client_id: string;
  client_secret: Buffer;
  data_url: Generated<string>;
  analytics_url: Generated<string>;
  accounts_url: Generated<string>;
  tokens_url: Generated<string>;
  updated_at: Generated<Date>;
}

interface ChannelQuotaDayTable {
  key_hash: Buffer;
  day: string;
  daily_quota: number;
  used: Generated<number>;
  rankings_used: Generated<number>;
  spent_at: Date | null;
}

interface ChannelQuotaUseTable {
  panel_id: bigint;
  day: string;
  kind: 'verification' | 'rankings' | 'reports' | 'competition' | 'tags' | 'tests' | 'suggestions';
  account_id: Generated<bigint>;
  calls: Generated<number>;
  lookups: Generated<number>;
  units: Generated<number>;
}

interface ChannelReportAnswerTable {
  panel_id: bigint;
  video_channel_id: bigint;
  kind: 'card' | 'videos' | 'reach' | 'video-reports';
  key: string;
  answer: ColumnType<JsonValue, string, string>;
  read_at: Date;
}

interface ChannelReportDayTable {
  panel_id: bigint;
  video_channel_id: bigint;
  day: string;
  has_figures: boolean;
  views: bigint;
  watch_time_minutes: bigint;
  average_view_duration: bigint;
  average_view_percentage: number;
  subscribers_gained: bigint;
  subscribers_lost: bigint;
  read_at: Date;
}

interface ChannelRevocationTable {
  panel_id: bigint;
  id: Generated<bigint>;
  refresh_token: Buffer;
  created_at: Date;
}

interface ChannelSourceTable {
  panel_id: bigint;
  base_url: string;
  api_key: Buffer;
  updated_at: Generated<Date>;
  daily_quota: Generated<number>;
}

interface CheckoutStepCountTable {
  panel_id: bigint;
  day: string;
  step: 'enter-url' | 'payment-page' | 'checkout-button';
  widget_id: Generated<bigint>;
  count: Generated<bigint>;
}

interface ChildPanelTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  child_id: bigint;
  account_id: bigint;
  domain: string;
  domain_type: 'own' | 'subdomain';
  status: 'pending_dns' | 'active' | 'expired' | 'frozen' | 'terminated';
  price: bigint;
  admin_email: string;
  renews: Generated<boolean>;
  months: Generated<number>;
  dns_token: string;
  dns_seen: ColumnType<JsonValue | null, string | null, string | null>;
  dns_checked_at: Date | null;
  dns_next_at: Date | null;
  dns_lost_at: Date | null;
  paid_until: Date | null;
  billing_day: number | null;
  noticed: string | null;
  noticed_for: Date | null;
  activated_at: Date | null;
  expired_at: Date | null;
  frozen_at: Date | null;
  frozen_by: bigint | null;
  freeze_reason: string | null;
  terminated_at: Date | null;
  created_at: Date;
}

interface ConsoleViewTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  list: string;
  name: string;
  query: string;
  is_shared: Generated<boolean>;
  created_at: Date;
}

interface CouponTable {
  panel_id: bigint;
  id: Generated<bigint>;
  code: string;
  name: string;
  description: Generated<string>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  type: 'discount' | 'bonus' | 'cashback';
  calculation: 'percent' | 'fixed';
  percent_ppm: Generated<number>;
  amount: Generated<bigint>;
  min_amount: Generated<bigint>;
  total_limit: number | null;
  account_limit: Generated<number | null>;
  service_ids: bigint[] | null;
  valid_from: Date | null;
  valid_to: Date | null;
  is_enabled: Generated<boolean>;
  is_listed: Generated<boolean>;
  used: Generated<number>;
  created_at: Generated<Date>;
}

interface CouponCashbackTable {
  panel_id: bigint;
  redemption_id: bigint;
  order_id: bigint;
  amount: bigint;
  created_at: Generated<Date>;
}

interface CouponRedemptionTable {
  panel_id: bigint;
  id: Generated<bigint>;
  coupon_id: bigint;
  account_id: bigint;
  use_type: 'order_group' | 'invoice';
  use_id: bigint;
  amount: bigint;
  bonus: bigint;
  created_at: Generated<Date>;
  released_at: Date | null;
  guest_account_id: bigint | null;
}

interface CustomPriceTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  service_type_id: bigint | null;
  service_id: bigint | null;
  fixed_price: bigint | null;
  discount_ppm: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CustomerOrderTable {
  panel_id: bigint;
  id: Generated<bigint>;
  group_id: bigint;
  account_id: bigint;
  service_id: bigint;
  drip_feed_id: bigint | null;
  run: number | null;
  subscription_id: bigint | null;
  status: 'unpaid' | 'in_moderation' | 'in_processing' | 'stopped' | 'error' | 'completed' | 'canceled';
  name: Generated<string>;
  link: Generated<string>;
  holds_link: Generated<boolean>;
  quantity: bigint;
  price: bigint;
  pricing_per: bigint;
  listed_cost: bigint;
  coupon_discount: Generated<bigint>;
  unpaid_discount: Generated<bigint>;
  cost: GeneratedAlways<bigint>;
  charged: Generated<bigint>;
  charged_cash: Generated<bigint>;
  refunded: Generated<bigint>;
  refunded_cash: Generated<bigint>;
  start_count: bigint | null;
  delivered: Generated<bigint>;
  is_guarantee: Generated<boolean>;
  is_speedup: Generated<boolean>;
  is_reorder: Generated<boolean>;
  guarantee_days: Generated<number>;
  guarantee_until: Date | null;
  countries: Generated<string[]>;
  targetable_values: ColumnType<JsonValue, string | undefined, string>;
  source: Generated<string>;
  provider_type: Generated<string>;
  provider_params: ColumnType<JsonValue, string | undefined, string>;
  created_at: Date;
  starts_at: Date;
  paid_at: Date | null;
  handed_over_at: Date | null;
  cancel_requested_at: Date | null;
  cancel_refused_at: Date | null;
  cancel_reason: string | null;
  cancel_description: string | null;
  completed_at: Date | null;
  hidden_at: Date | null;
  end_told_at: Date | null;
  updated_at: Date;
  compared_link: string | null;
  speedup_cost: Generated<bigint>;
  speedup_refunded: Generated<bigint>;
  provider_id: bigint | null;
  channel: Generated<'web' | 'guest' | 'api' | 'widget'>;
  mode: GeneratedAlways<string>;
  read_at: Date | null;
  sponsored: Generated<bigint>;
}

interface DailyFlowTable {
  panel_id: bigint;
  day: string;
  debit_kind: string;
  credit_kind: string;
  method_id: bigint;
  amount: bigint;
}

interface DailyReportTable {
  panel_id: bigint;
  day: string;
  provider_cost: bigint;
  summed_at: Date;
}

interface DispatchTable {
  panel_id: bigint;
  order_id: bigint;
  state: Generated<'ready' | 'sending' | 'sent' | 'rejected' | 'unknown' | 'ended'>;
  provider_id: bigint | null;
  offer_number: string | null;
  number: string | null;
  refused_by: Generated<bigint[]>;
  attempts: Generated<number>;
  next_at: Date;
  sending_since: Date | null;
  sent_at: Date | null;
  message: string | null;
  next_poll_at: Date | null;
  poll_failures: Generated<number>;
  cancel_sent_at: Date | null;
  created_at: Date;
  updated_at: Date;
  next_check_at: Date | null;
  unknown_notified_at: Date | null;
  is_speedup: Generated<boolean>;
  waits_for: Generated<bigint[]>;
  orders_ahead: Generated<number>;
  is_fastest: Generated<boolean>;
  ordered_at: Generated<Date>;
  cost: bigint | null;
  is_cost_reported: Generated<boolean>;
  unfunded_cost: bigint | null;
}

interface DispatchAttemptTable {
  panel_id: bigint;
  order_id: bigint;
  id: GeneratedAlways<bigint>;
  provider_id: bigint;
  outcome: 'placed' | 'refused' | 'not_sent' | 'unknown' | 'answered';
  message: string | null;
  created_at: Date;
}

interface DispatchHoldTable {
  panel_id: bigint;
  reason: string;
  created_at: Generated<Date>;
}

interface DripFeedTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  service_id: bigint;
  link: string;
  mode: 'flat' | 'ascending' | 'descending';
  runs: number;
  minutes_between_runs: number;
  quantity: bigint;
  quantity_step: Generated<bigint>;
  total_quantity: bigint;
  status: 'unpaid' | 'in_processing' | 'completed' | 'canceled';
  created_at: Date;
  ended_at: Date | null;
  hidden_at: Date | null;
}

interface ExchangeRateTable {
  panel_id: bigint;
  currency: 'RUB';
  rate: bigint;
  fetched_at: Date;
}

interface ExchangeRateSourceTable {
  panel_id: bigint;
  url: string;
  last_tried_at: Date | null;
  last_problem: 'unreachable' | 'unreadable' | 'implausible' | null;
}

interface ExtensionTokenTable {
  panel_id: bigint;
  account_id: bigint;
  hash: Buffer;
  sealed: Buffer;
  created_at: Date;
  last_used_at: Date | null;
}

interface FailedJobTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  name: string;
  payload: ColumnType<JsonValue, string, string>;
  message: string;
  attempts: number;
  times: Generated<number>;
  first_failed_at: Date;
  last_failed_at: Date;
}

interface FavoriteTable {
  panel_id: bigint;
  account_id: bigint;
  service_id: bigint;
  created_at: Generated<Date>;
}

interface FirstStepsDismissalTable {
  panel_id: bigint;
  dismissed_at: Date;
}

interface FlaggedWordTable {
  panel_id: bigint;
  word: string;
  created_at: Date;
}

interface FreeTrialTable {
  panel_id: bigint;
  id: Generated<bigint>;
  quest_id: bigint;
  account_id: bigint;
  repeat: number;
  status: 'in_moderation' | 'in_processing' | 'completed' | 'rejected' | 'expired';
  link: string;
  compared_link: string;
  proof_url: string | null;
  proof_file: string | null;
  proof_name: string | null;
  proof_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf' | null;
  suspicions: Generated<string[]>;
  device_hash: string | null;
  address: string | null;
  subnet: string | null;
  service_id: bigint;
  quantity: bigint;
  order_id: bigint | null;
  reject_reason: string | null;
  created_at: Date;
  expire_at: Date;
  decided_at: Date | null;
  ended_at: Date | null;
}

interface FreeTrialQuestTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  short_body: Generated<string>;
  body: Generated<string>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  image: string | null;
  image_type: 'image/jpeg' | 'image/png' | 'image/webp' | null;
  service_id: bigint;
  quantity: bigint;
  repeats_count: Generated<number>;
  daily_limit: number | null;
  allow_proof_url: Generated<boolean>;
  allow_proof_file: Generated<boolean>;
  proof_is_required: Generated<boolean>;
  min_user_spend: Generated<bigint>;
  min_replenishment: Generated<bigint>;
  is_enabled: Generated<boolean>;
  position: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface FreeTrialStartTable {
  panel_id: bigint;
  quest_id: bigint;
  account_id: bigint;
  started_at: Date;
}

interface GradeTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  spending_goal: bigint;
  discount_ppm: Generated<number>;
  created_at: Generated<Date>;
  icon: string | null;
  available_closed_sales: Generated<boolean>;
  available_personal_manager: Generated<boolean>;
  consultation_chat_period: number | null;
  thumbnail_period: number | null;
  translations: ColumnType<JsonValue, string | undefined, string>;
  updated_at: Generated<Date>;
}

interface GradeChangeTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  kind: 'reached' | 'lowered';
  from_grade_id: bigint | null;
  from_name: string | null;
  to_grade_id: bigint | null;
  to_name: string | null;
  created_at: Date;
}

interface IdempotentCallTable {
  panel_id: bigint;
  caller: string;
  key: string;
  body_hash: Buffer;
  answer: ColumnType<JsonValue | null, string | null, string | null>;
  created_at: Generated<Date>;
}

interface InboundMailTable {
  panel_id: bigint;
  address: string;
  sealed_secret: Buffer;
  updated_at: Date;
}

interface InstallationTable {
  only_row: Generated<boolean>;
  id: string | null;
  system_identifier: string | null;
  timeline: bigint | null;
  database_oid: bigint | null;
  table_oid: bigint | null;
  heartbeat: Generated<bigint>;
  key_check: Buffer | null;
  held_at: Date | null;
  held_reason: string | null;
  restored_at: Date | null;
}

interface InvoiceTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  method_id: bigint;
  card_id: bigint | null;
  purpose: 'add_funds' | 'orders';
  purpose_id: bigint | null;
  amount: bigint;
  fee: Generated<bigint>;
  surplus: Generated<bigint>;
  method_bonus: Generated<bigint>;
  coupon_id: bigint | null;
  coupon_bonus: Generated<bigint>;
  charge_currency: 'USD' | 'RUB';
  charge_amount: bigint;
  exchange_rate: bigint | null;
  status: Generated<'open' | 'in_moderation' | 'paid' | 'expired' | 'failed' | 'canceled' | 'refunding' | 'refunded' | 'disputed'>;
  review_reason: string | null;
  success_path: string;
  cancel_path: string;
  email: string | null;
  locale: string;
  gateway_ref: string | null;
  gateway_url: string | null;
  payment_ref: string | null;
  user_comment: string | null;
  created_at: Date;
  expires_at: Date;
  checked_at: Date | null;
  claimed_at: Date | null;
  paid_at: Date | null;
  ended_at: Date | null;
  reversed_units: Generated<bigint>;
  reversed_amount: Generated<bigint>;
  guest_account_id: bigint | null;
  charge_asked_at: Date | null;
  reported_refund_units: Generated<bigint>;
}

interface InvoiceDisputeTable {
  panel_id: bigint;
  invoice_id: bigint;
  number: number;
  ref: string | null;
  units: bigint;
  opened_at: Date;
  outcome: 'won' | 'lost' | null;
  ended_at: Date | null;
  id: Generated<bigint>;
}

interface InvoiceEvidenceTable {
  panel_id: bigint;
  filename: string;
  invoice_id: bigint;
  original_name: string;
  content_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  size: number;
  position: number;
}

interface InvoiceReversalTable {
  panel_id: bigint;
  invoice_id: bigint;
  turn: number;
  kind: 'refund' | 'refunded' | 'disputed';
  units: bigint;
  amount: bigint;
  reason: string | null;
  claim_url: string | null;
  created_at: Date;
  asked_at: Date | null;
  done_at: Date | null;
  undone_at: Date | null;
  dispute_number: number | null;
}

interface KeywordAllowanceTable {
  panel_id: bigint;
  account_id: bigint;
  day: string;
  counted: string[];
}

interface KeywordCompetitionTable {
  panel_id: bigint;
  source: 'youtube' | 'sample';
  country: string;
  keyword_key: string;
  videos: bigint;
  read_at: Date;
}

interface KeywordLookupTable {
  panel_id: bigint;
  country: string;
  keyword: string;
  day: string;
  state: 'claimed' | 'failed' | 'done';
  account_id: bigint;
  attempts: Generated<number>;
  claimed_at: Date;
  next_try_at: Date;
  failing: 'quota_used_up' | 'unavailable' | null;
  answered_at: Date | null;
  is_sample: Generated<boolean>;
  results: ColumnType<JsonValue | null, string | null, string | null>;
}

interface KeywordPositionTable {
  panel_id: bigint;
  campaign_id: bigint;
  country: string;
  day: string;
  keyword_id: bigint;
  position: number | null;
  was_checked: boolean;
  previous: number | null;
  is_sample: boolean;
  checked_at: Date;
}

interface KeywordSearchTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  keyword: string;
  keyword_key: string;
  country: string;
  suggestions: number;
  searched_at: Date;
}

interface KeywordSuggestionTable {
  panel_id: bigint;
  source: 'youtube' | 'sample';
  country: string;
  expanded: boolean;
  keyword_key: string;
  suggestions: ColumnType<JsonValue, string, string>;
  read_at: Date;
}

interface LedgerAccountTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  owner_type: 'customer' | 'house' | 'method';
  owner_id: bigint;
  kind: 'cash' | 'bonus' | 'referral' | 'task' | 'hold' | 'receivable' | 'clearing' | 'escrow' | 'revenue' | 'fee_income' | 'bonus_cost' | 'coupon_cost' | 'referral_cost' | 'widget_cost' | 'task_cost' | 'provider_cost' | 'adjustments' | 'rounding' | 'suspense';
  debits: Generated<bigint>;
  credits: Generated<bigint>;
  keeps_total: GeneratedAlways<boolean>;
  floor_zero: GeneratedAlways<boolean>;
  customer_id: GeneratedAlways<bigint | null>;
}

interface LedgerFlowTable {
  debit_kind: string;
  credit_kind: string;
}

interface LedgerPostingTable {
  panel_id: bigint;
  txn_id: bigint;
  seq: GeneratedAlways<bigint>;
  debit_account: bigint;
  credit_account: bigint;
  amount: bigint;
  debit_after: bigint | null;
  credit_after: bigint | null;
}

interface LedgerTxnTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  type: 'order' | 'cancel_order' | 'invoiced' | 'admin' | 'referral' | 'widget_reward' | 'fee' | 'bonus' | 'coupon' | 'task' | 'revenue' | 'withdrawal' | 'chargeback' | 'repayment' | 'child_panel' | 'campaign_plan';
  idem_key: string;
  body_hash: string;
  ref_type: 'order' | 'invoice' | 'withdrawal' | 'coupon' | 'task' | 'widget' | 'referral' | 'child_panel' | 'campaign_plan' | null;
  ref_id: bigint | null;
  reverses: bigint | null;
  actor_id: bigint | null;
  on_behalf_of: bigint | null;
  reason: string | null;
  created_at: Generated<Date>;
}

interface LinkedCardTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  method_id: bigint;
  setup_ref: string | null;
  gateway_customer: string | null;
  gateway_card: string | null;
  brand: Generated<string>;
  last_digits: Generated<string>;
  expires_year: number | null;
  expires_month: number | null;
  subscription_id: bigint | null;
  status: Generated<'pending' | 'active' | 'expired' | 'removed'>;
  last_failed_at: Date | null;
  created_at: Generated<Date>;
  linked_at: Date | null;
  removed_at: Date | null;
  expiry_told_at: Date | null;
}

interface LoginAttemptTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  account_id: bigint | null;
  method: 'password' | 'code' | 'register' | 'reset' | 'passkey' | 'second-factor' | 'google' | 'facebook' | 'telegram';
  succeeded: boolean;
  address: string;
  user_agent: string;
  created_at: Generated<Date>;
}

interface MarketingSourceTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  account_id: bigint | null;
  visit: ColumnType<JsonValue, string, string>;
  created_at: Generated<Date>;
}

interface MenuItemTable {
  panel_id: bigint;
  id: Generated<bigint>;
  text: string;
  icon: string | null;
  href: string | null;
  route_name: string | null;
  mark_as_new: Generated<boolean>;
  open_in_new_tab: Generated<boolean>;
  show_in_internal: Generated<boolean>;
  show_in_public: Generated<boolean>;
  is_shown: Generated<boolean>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  position: Generated<number>;
  updated_at: Generated<Date>;
}

interface NetworkTable {
  panel_id: bigint;
  id: Generated<bigint>;
  slug: string;
  name: string;
  icon: string | null;
  color: Generated<string>;
  type: Generated<string>;
  url_examples: Generated<string[]>;
  has_search: Generated<boolean>;
  is_enabled: Generated<boolean>;
  position: Generated<number>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  watched_by: 'feed' | 'telegram' | null;
  mirrored_name: string | null;
}

interface NetworkLinkRuleTable {
  panel_id: bigint;
  id: Generated<bigint>;
  network_id: bigint;
  kinds: string[];
  hosts: string[];
  pattern: string;
  parameters: Generated<string[]>;
  normal_form: string;
  position: Generated<number>;
  is_enabled: Generated<boolean>;
  compared_form: string | null;
  embed_form: string | null;
}

interface NotificationTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  kind: string;
  notice: ColumnType<JsonValue, string, string>;
  created_at: Date;
  read_at: Date | null;
}

interface OfferReviewTable {
  panel_id: bigint;
  provider_id: bigint;
  offer_number: string;
  changes: string[];
  before: ColumnType<JsonValue, string, string>;
  after: ColumnType<JsonValue, string, string>;
  is_blocking: boolean;
  state: Generated<'open' | 'rejected'>;
  seen_at: Date;
  decided_at: Date | null;
  id: GeneratedAlways<bigint>;
}

interface OfferRuleTable {
  panel_id: bigint;
  id: Generated<bigint>;
  provider_id: bigint;
  pattern: string;
  service_type_id: bigint;
  position: Generated<number>;
}

interface OneTimeCodeTable {
  panel_id: bigint;
  hash: Buffer;
  purpose: string;
  account_id: bigint;
  email: string | null;
  issued_by: bigint | null;
  reason: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface OrderEventTable {
  panel_id: bigint;
  order_id: bigint;
  id: GeneratedAlways<bigint>;
  kind: 'sent' | 'started' | 'progress' | 'paused' | 'activated' | 'failed' | 'cancel_requested' | 'cancel_refused' | 'canceled' | 'completed' | 'refill_requested' | 'refill_started' | 'refill_completed' | 'refill_rejected' | 'coupon_lost' | 'moved_ahead' | 'fastest_source' | 'speedup_refunded';
  delivered: bigint | null;
  amount: bigint | null;
  note: string | null;
  created_at: Date;
  orders_ahead: number | null;
  actor_id: bigint | null;
  on_behalf_of: bigint | null;
}

interface OrderGroupTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  paid_by: 'balance' | 'invoice' | 'card' | 'free';
  has_coupon: Generated<boolean>;
  widget_id: bigint | null;
  affiliate_code: string | null;
  analytics_client_id: string | null;
  analytics_session_id: string | null;
  created_at: Date;
  told_at: Date | null;
  widget_reward_ppm: number | null;
  widget_same_device: Generated<boolean>;
}

interface OrderLossTable {
  panel_id: bigint;
  invoice_id: bigint;
  order_id: bigint;
  amount: bigint;
}

interface OrderSummaryTable {
  panel_id: bigint;
  account_id: bigint;
  spent: Generated<bigint>;
  completed_orders: Generated<bigint>;
  last_ended_at: Date;
}

interface OrderTallyTable {
  panel_id: bigint;
  account_id: bigint;
  orders: bigint;
}

interface OrderWidgetTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  name: string;
  api_token: Generated<string>;
  minimum_purchase_amount: Generated<bigint>;
  reward_ppm: Generated<number>;
  payment_method_ids: Generated<bigint[]>;
  is_enabled: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  allowed_origins: Generated<string[]>;
  theme: Generated<'auto' | 'light' | 'dark'>;
  color: string | null;
  locale: string | null;
  service_id: bigint | null;
  service_type_id: bigint | null;
  blocked_at: Date | null;
  deleted_at: Date | null;
}

interface OutboxMailTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  recipient: string;
  template: string;
  locale: string;
  subject: string;
  text_body: string;
  html_body: string;
  headers: ColumnType<JsonValue, string | undefined, string>;
  status: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  last_error: string | null;
  file_name: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  answer: string | null;
}

interface OwnerLinkTable {
  panel_id: bigint;
  hash: Buffer;
  expires_at: Date;
}

interface PackageContentTable {
  panel_id: bigint;
  package_id: bigint;
  service_id: bigint;
  quantity: bigint;
  is_displayable: Generated<boolean>;
  position: Generated<number>;
}

interface PageSeoTable {
  panel_id: bigint;
  id: Generated<bigint>;
  route_name: string;
  locale: string;
  meta_title: string;
  meta_description: Generated<string>;
  updated_at: Generated<Date>;
}

interface PageTextTable {
  panel_id: bigint;
  page: 'terms' | 'privacy' | 'refunds' | 'contact';
  locale: string;
  body: string;
}

interface PanelTable {
  id: Generated<bigint>;
  slug: string;
  name: string;
  parent_id: bigint | null;
  created_at: Generated<Date>;
  cabinet_widget_token: Generated<string>;
  standing: Generated<'open' | 'read_only' | 'closed'>;
}

interface PanelDomainTable {
  panel_id: bigint;
  host: string;
  is_primary: Generated<boolean>;
  verified_at: Date | null;
  created_at: Generated<Date>;
  leads_here: Generated<boolean>;
}

interface PanelSecretTable {
  panel_id: bigint;
  name: 'captcha' | 'chat';
  sealed: Buffer;
  address: string | null;
  updated_at: Date;
}

interface PanelSettingsTable {
  panel_id: bigint;
  overrides: ColumnType<JsonValue, string | undefined, string>;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}

interface PasskeyTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  credential: Buffer;
  public_key: Buffer;
  counter: Generated<bigint>;
  transports: ColumnType<JsonValue, string | undefined, string>;
  name: string;
  is_synced: Generated<boolean>;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

interface PasskeyChallengeTable {
  panel_id: bigint;
  hash: Buffer;
  purpose: 'register' | 'sign-in' | 'confirm';
  browser_hash: Buffer;
  account_id: bigint | null;
  expires_at: Date;
}

interface PaymentEventTable {
  panel_id: bigint;
  method_id: bigint;
  event_id: string;
  invoice_id: bigint;
  source: 'webhook' | 'return' | 'poller' | 'operator' | 'customer';
  kind: string;
  verdict: string;
  payment_ref: string | null;
  currency: string | null;
  amount: bigint | null;
  received_at: Date;
}

interface PaymentMethodTable {
  panel_id: bigint;
  id: Generated<bigint>;
  strategy: 'balance' | 'linkedCard' | 'stripe_checkout' | 'crypto' | 'qr_code' | 'message' | 'sandbox' | 'paypal' | 'nowpayments';
  name: string;
  description: Generated<string>;
  additional_information: Generated<string>;
  comments: Generated<string>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  icon: string | null;
  fee_ppm: Generated<number>;
  bonuses: ColumnType<JsonValue, string | undefined, string>;
  min_amount: Generated<bigint>;
  max_amount: bigint | null;
  charge_currency: Generated<'USD' | 'RUB'>;
  charge_type: Generated<'one_time' | 'recurring'>;
  account_number: string | null;
  qr_template: string | null;
  takes_comment: Generated<boolean>;
  gateway: ColumnType<JsonValue, string | undefined, string>;
  sealed_secrets: Buffer | null;
  expires_minutes: Generated<number>;
  for_add_funds: Generated<boolean>;
  for_checkout: Generated<boolean>;
  for_order_widget: Generated<boolean>;
  for_recurring: Generated<boolean>;
  is_enabled: Generated<boolean>;
  position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  countries: string[] | null;
}

interface PriceRuleTable {
  panel_id: bigint;
  id: Generated<bigint>;
  provider_id: bigint;
  service_type_id: bigint | null;
  service_id: bigint | null;
  percent_ppm: Generated<number>;
  fixed: Generated<bigint>;
  round_to: Generated<bigint>;
  floor: Generated<bigint>;
}

interface ProviderTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  adapter: 'smm_v2' | 'parent_panel' | 'manual' | 'simulator';
  url: string | null;
  sealed_key: Buffer | null;
  currency: Generated<string>;
  usd_per_unit: Generated<bigint>;
  balance: bigint | null;
  balance_at: Date | null;
  low_balance: bigint | null;
  low_told_at: Date | null;
  concurrency: Generated<number>;
  per_minute: Generated<number>;
  failures: Generated<number>;
  open_until: Date | null;
  price_jump_ppm: Generated<number>;
  is_enabled: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  parent_account_id: bigint | null;
  on_price_jump: Generated<'hold' | 'follow'>;
  held_at: Date | null;
  hold_reason: 'currency' | 'exchange_rate' | 'operator' | null;
  reported_currency: string | null;
  follows_exchange_rate: Generated<boolean>;
  hold_note: string | null;
  sync_requested_at: Date | null;
  sync_total: number | null;
  sync_done: number | null;
  adds_new: Generated<boolean>;
  followed_version: Generated<bigint>;
  follow_mark: Generated<bigint>;
  followed_mark: Generated<bigint>;
  followed_at: Date | null;
  followed_hash: string | null;
  follow_claimed_until: Date | null;
  unfunded_told_at: Date | null;
}

interface ProviderCallTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  provider_id: bigint;
  order_id: bigint | null;
  action: string;
  request: string;
  answer: string | null;
  answer_status: number | null;
  failure: string | null;
  took_ms: number;
  created_at: Date;
}

interface ProviderOfferTable {
  panel_id: bigint;
  provider_id: bigint;
  number: string;
  name: string;
  category: Generated<string>;
  kind: string;
  rate: bigint;
  min: bigint;
  max: bigint;
  can_refill: Generated<boolean>;
  can_cancel: Generated<boolean>;
  can_drip: Generated<boolean>;
  description: Generated<string>;
  seen_at: Date;
  vanished_at: Date | null;
  matched_with: string | null;
}

interface ProviderSyncTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  provider_id: bigint;
  refusal: 'empty' | 'shrunken' | 'failed' | 'held' | null;
  offered: Generated<number>;
  added: Generated<number>;
  vanished: Generated<number>;
  repriced: Generated<number>;
  held: Generated<number>;
  started_at: Date;
  ended_at: Date;
  rejected: Generated<number>;
  rejected_rows: ColumnType<JsonValue, string | undefined, string>;
}

interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: bigint | null;
}

interface RecoveryCodeTable {
  panel_id: bigint;
  account_id: bigint;
  hash: Buffer;
  created_at: Generated<Date>;
  used_at: Date | null;
}

interface ReferralRewardTable {
  panel_id: bigint;
  order_id: bigint;
  referrer_id: bigint;
  referred_id: bigint;
  percent_ppm: number;
  cash_kept: bigint;
  earned: bigint;
  paid: Generated<bigint>;
  uncovered: Generated<bigint>;
  turn: Generated<number>;
  state: 'held' | 'matured' | 'refused';
  hold_reasons: Generated<('email' | 'browser' | 'address' | 'card' | 'frozen')[]>;
  decided_by: bigint | null;
  decided_at: Date | null;
  decision_reason: string | null;
  created_at: Date;
}

interface ReferralVisitDayTable {
  panel_id: bigint;
  referrer_id: bigint;
  day: string;
  visits: number;
}

interface ReferralVisitorTable {
  panel_id: bigint;
  referrer_id: bigint;
  day: string;
  visitor: Buffer;
}

interface RefillDispatchTable {
  panel_id: bigint;
  refill_id: bigint;
  provider_id: bigint;
  number: string | null;
  next_poll_at: Date;
  ended_at: Date | null;
  created_at: Date;
  message: string | null;
}

interface RefillRequestTable {
  panel_id: bigint;
  id: Generated<bigint>;
  order_id: bigint;
  status: Generated<'pending' | 'in_progress' | 'completed' | 'rejected'>;
  is_automatic: Generated<boolean>;
  quantity: bigint | null;
  reason: string | null;
  created_at: Date;
  updated_at: Date;
}

interface ReviewTable {
  panel_id: bigint;
  id: Generated<bigint>;
  service_id: bigint;
  account_id: bigint | null;
  author_name: string;
  rating: number;
  comment: Generated<string>;
  locale: Generated<string>;
  status: Generated<'in_moderation' | 'approved' | 'rejected'>;
  created_at: Generated<Date>;
  moderated_at: Date | null;
  reject_reason: string | null;
  answer: string | null;
  answered_at: Date | null;
}

interface RewardNoticeTable {
  panel_id: bigint;
  account_id: bigint;
  program: 'referral' | 'widget';
  event: 'earned' | 'held' | 'refused' | 'reversed';
  amount: bigint;
  orders: number;
  told_at: Date | null;
}

interface SandboxPaymentTable {
  panel_id: bigint;
  id: Generated<bigint>;
  token: string;
  kind: 'payment' | 'card';
  method_id: bigint;
  reference: string;
  account_ref: string;
  currency: string | null;
  amount: bigint | null;
  success_path: string;
  cancel_path: string;
  status: Generated<'open' | 'delayed' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed'>;
  card: string | null;
  created_at: Date;
  expires_at: Date;
  changed_at: Date;
}

interface SavedLinkTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  url: string;
  name: Generated<string>;
  created_at: Date;
  hidden_at: Date | null;
}

interface ServiceTable {
  panel_id: bigint;
  id: Generated<bigint>;
  service_type_id: bigint;
  slug: string;
  name: string;
  title: Generated<string>;
  description: Generated<string>;
  short_description: Generated<string>;
  example_link: string | null;
  default_price: bigint;
  discount_ppm: Generated<number>;
  price_type: Generated<string>;
  pricing_per: Generated<bigint>;
  min: Generated<bigint>;
  max: Generated<bigint>;
  step: Generated<bigint>;
  default_quantity: Generated<bigint>;
  drip_feed_is_allowed: Generated<boolean>;
  calculable_quantity: Generated<boolean>;
  allowed_use_countries: Generated<boolean>;
  url_is_required: Generated<boolean>;
  is_package: Generated<boolean>;
  has_refill: Generated<boolean>;
  refill_days: number | null;
  can_cancel: Generated<boolean>;
  start_minutes: number | null;
  speed_per_day: bigint | null;
  geo: Generated<string[]>;
  requirements: Generated<string>;
  labels: Generated<string[]>;
  meta_title: Generated<string>;
  meta_description: Generated<string>;
  is_enabled: Generated<boolean>;
  is_deactivated: Generated<boolean>;
  restricted_access: Generated<boolean>;
  payment_restricted: Generated<boolean>;
  popularity: Generated<number>;
  rating_hundredths: number | null;
  reviews_count: Generated<number>;
  position: Generated<number>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  average_minutes: number | null;
  available_closed_sales: Generated<boolean>;
  available_personal_manager: Generated<boolean>;
  consultation_chat_period: number | null;
  thumbnail_period: number | null;
  similar_id: bigint | null;
  need_similar: Generated<boolean>;
  link_kinds: string[] | null;
  can_speedup: Generated<boolean>;
  can_pause: Generated<boolean>;
  allows_same_link: Generated<boolean>;
  auto_refill_is_allowed: Generated<boolean>;
  ordered_lately: Generated<number>;
  price_is_manual: Generated<boolean>;
  source_lost_at: Date | null;
  is_subscription: Generated<boolean>;
  sells_below_cost: Generated<boolean>;
  limits_are_manual: Generated<boolean>;
  search_names: GeneratedAlways<string | null>;
  mirrored_name: string | null;
  folded_names: GeneratedAlways<string | null>;
}

interface ServiceAccessTable {
  panel_id: bigint;
  service_id: bigint;
  account_id: bigint;
  created_at: Generated<Date>;
}

interface ServiceChangeTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  service_id: bigint;
  kind: 'added' | 'removed' | 'activated' | 'deactivated' | 'price' | 'limits';
  before: ColumnType<JsonValue | null, string | null, string | null>;
  after: ColumnType<JsonValue | null, string | null, string | null>;
  created_at: Generated<Date>;
}

interface ServiceLabelTable {
  panel_id: bigint;
  slug: string;
  name: string;
  color: string | null;
  position: Generated<number>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  mirrored_name: string | null;
}

interface ServicePairTable {
  panel_id: bigint;
  service_id: bigint;
  other_id: bigint;
  buyers_count: number;
}

interface ServicePurchaseTable {
  panel_id: bigint;
  account_id: bigint;
  service_id: bigint;
  completed_orders: Generated<number>;
  last_completed_at: Date;
}

interface ServiceSourceTable {
  panel_id: bigint;
  service_id: bigint;
  provider_id: bigint;
  offer_number: string;
  priority: Generated<number>;
  is_enabled: Generated<boolean>;
}

interface ServiceTargetTable {
  panel_id: bigint;
  service_id: bigint;
  target_id: bigint;
  position: Generated<number>;
  is_optional: Generated<boolean>;
}

interface ServiceTypeTable {
  panel_id: bigint;
  id: Generated<bigint>;
  network_id: bigint;
  slug: string;
  kind: string;
  name: string;
  title: Generated<string>;
  description: Generated<string>;
  icon: string | null;
  color: string | null;
  faq: ColumnType<JsonValue, string | undefined, string>;
  is_enabled: Generated<boolean>;
  position: Generated<number>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  link_kinds: Generated<string[]>;
  mirrored_name: string | null;
}

interface SessionTable {
  panel_id: bigint;
  id: Generated<string>;
  account_id: bigint;
  refresh_hash: Buffer;
  address: string;
  user_agent: string;
  on_behalf_of: bigint | null;
  reason: string | null;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
}

interface SignInChallengeTable {
  panel_id: bigint;
  browser_hash: Buffer;
  account_id: bigint;
  method: string;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
}

interface SignInProofTable {
  panel_id: bigint;
  session_id: string;
  proven_at: Date;
}

interface SimulatedOrderTable {
  panel_id: bigint;
  number: GeneratedAlways<bigint>;
  provider_id: bigint;
  quantity: bigint;
  start_count: bigint;
  delivers: bigint;
  starts_at: Date;
  ends_at: Date;
  canceled_at: Date | null;
  paused_at: Date | null;
}

interface SocialAssertionTable {
  panel_id: bigint;
  hash: Buffer;
  expires_at: Date;
}

interface SocialFlowTable {
  panel_id: bigint;
  hash: Buffer;
  provider: 'google' | 'facebook' | 'telegram';
  browser_hash: Buffer;
  account_id: bigint | null;
  session_id: string | null;
  nonce: string;
  verifier: string;
  redirect: string;
  affiliate: string | null;
  expires_at: Date;
  visit: ColumnType<JsonValue, string | undefined, string>;
}

interface SocialIdentityTable {
  panel_id: bigint;
  provider: 'google' | 'facebook' | 'telegram';
  subject: string;
  account_id: bigint;
  label: string | null;
  created_at: Generated<Date>;
}

interface SocialProviderTable {
  panel_id: bigint;
  provider: 'google' | 'facebook' | 'telegram';
  client_id: string;
  sealed: Buffer;
  addresses: ColumnType<JsonValue, string | undefined, string>;
  one_tap: Generated<boolean>;
  updated_at: Generated<Date>;
}

interface SourceSpeedTable {
  panel_id: bigint;
  service_id: bigint;
  provider_id: bigint;
  offer_number: string;
  median_seconds: number;
  orders: number;
  measured_at: Date;
}

interface SpecialOfferTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  place: 'service_type' | 'success_payment';
  position: 'top' | 'middle' | 'network';
  utm_name: Generated<string>;
  network_id: bigint | null;
  service_type_ids: Generated<bigint[]>;
  service_ids: Generated<bigint[]>;
  show_all: Generated<boolean>;
  is_enabled: Generated<boolean>;
  sorting: Generated<number>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  is_closed_sale: Generated<boolean>;
}

interface StaffInvitationTable {
  panel_id: bigint;
  id: Generated<bigint>;
  email: string;
  role: 'owner' | 'manager' | 'finance' | 'support' | 'editor' | 'custom';
  staff_role_id: bigint | null;
  invited_by: bigint;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
}

interface StaffNoteTable {
  panel_id: bigint;
  id: Generated<bigint>;
  subject_type: 'order' | 'account' | 'ticket';
  subject_id: bigint;
  author_id: bigint;
  body: string;
  created_at: Date;
}

interface StaffRoleTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  permissions: string[];
  created_at: Date;
}

interface SubscriptionTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  network_id: bigint;
  name: string;
  link: string;
  watched_by: 'feed' | 'telegram' | 'provider';
  list_address: string | null;
  status: Generated<'in_processing' | 'completed' | 'canceled'>;
  contents_limit: number;
  contents_count: Generated<number>;
  card_id: bigint | null;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
  end_reason: 'limit-reached' | 'canceled' | 'no-publications' | 'expired' | null;
  waiting_since: Date | null;
  needed: bigint | null;
  first_looked_at: Date | null;
  last_looked_at: Date | null;
  last_publication_at: Date | null;
  failed_looks: Generated<number>;
  next_look_at: Date;
  waiting_reason: 'balance' | 'card_unusable' | 'card_declined' | 'card_too_small' | 'card_too_big' | null;
}

interface SubscriptionHandoverTable {
  panel_id: bigint;
  subscription_id: bigint;
  state: Generated<'ready' | 'sending' | 'sent' | 'rejected' | 'unknown' | 'ended'>;
  provider_id: bigint | null;
  number: string | null;
  attempts: Generated<number>;
  next_at: Date;
  sending_since: Date | null;
  message: string | null;
  created_at: Date;
  updated_at: Date;
  old_posts: Generated<number>;
}

interface SubscriptionOrderTable {
  panel_id: bigint;
  subscription_id: bigint;
  publication_id: bigint;
  service_id: bigint;
  order_id: bigint;
}

interface SubscriptionPublicationTable {
  panel_id: bigint;
  id: Generated<bigint>;
  subscription_id: bigint;
  key: string;
  link: string;
  title: Generated<string>;
  published_at: Date | null;
  found_at: Date;
  state: 'old' | 'found' | 'unpaid' | 'ordered' | 'skipped';
  group_id: bigint | null;
  invoice_id: bigint | null;
}

interface SubscriptionServiceTable {
  panel_id: bigint;
  subscription_id: bigint;
  service_id: bigint;
  quantity: bigint;
  max_quantity: bigint | null;
  countries: Generated<string[]>;
  delay_minutes: Generated<number>;
  expires_at: Date | null;
}

interface SuggestionSourceTable {
  panel_id: bigint;
  base_url: Generated<string>;
  updated_at: Generated<Date>;
}

interface TargetTable {
  panel_id: bigint;
  id: Generated<bigint>;
  target_type_id: bigint;
  name: string;
  placeholder: Generated<string>;
  selectable_values: Generated<string[]>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  parameter: 'keywords' | 'comments' | 'usernames' | 'hashtags' | 'hashtag' | 'username' | 'media' | 'answer_number' | 'groups' | 'country' | 'device' | 'type_of_traffic' | 'google_keyword' | 'referring_url' | null;
  labels: ColumnType<JsonValue, string | undefined, string>;
  mirrored_name: string | null;
}

interface TargetTypeTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  title: string;
  view_type: 'comments' | 'seo_keywords' | 'textarea' | 'languages';
  selectable: Generated<boolean>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  mirrored_name: string | null;
}

interface TicketTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  order_id: bigint | null;
  subject: string;
  status: Generated<'open' | 'answered' | 'closed'>;
  assigned_to: bigint | null;
  created_at: Date;
  last_message_at: Date;
  customer_read_at: Date;
  staff_read_at: Date | null;
  closed_at: Date | null;
  waiting_since: Generated<Date>;
  merged_into: bigint | null;
}

interface TicketAttachmentTable {
  panel_id: bigint;
  filename: string;
  message_id: bigint;
  original_name: string;
  content_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  size: number;
  position: number;
}

interface TicketEscalationTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  ticket_id: bigint;
  parent_panel_id: bigint;
  parent_ticket_id: bigint;
  created_at: Date;
}

interface TicketMessageTable {
  panel_id: bigint;
  id: Generated<bigint>;
  ticket_id: bigint;
  author: 'customer' | 'staff';
  account_id: bigint;
  text: string;
  via: Generated<'web' | 'mail'>;
  mail_message_id: string | null;
  created_at: Date;
}

interface TotpSecretTable {
  panel_id: bigint;
  account_id: bigint;
  sealed: Buffer;
  last_step: Generated<bigint>;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
}

interface VerificationTable {
  panel_id: bigint;
  account_id: bigint;
  status: 'not_started' | 'incomplete' | 'in_review' | 'approved' | 'rejected';
  revision: Generated<number>;
  reason: string | null;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: bigint | null;
  created_at: Generated<Date>;
}

interface VerificationDocumentTable {
  panel_id: bigint;
  account_id: bigint;
  step: 'identity_front' | 'identity_back' | 'selfie' | 'card_front';
  filename: string;
  original_name: string;
  content_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  size: number;
  created_at: Generated<Date>;
}

interface VideoChannelTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  channel_id: string;
  title: string;
  code: string;
  verification_code_at: Date | null;
  verification_public_subscriptions_at: Date | null;
  created_at: Generated<Date>;
}

interface WalletAdjustmentTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  account_id: bigint;
  wallet: 'cash' | 'bonus' | 'referral' | 'task';
  amount: bigint;
  reason: string;
  status: 'waiting' | 'posted' | 'rejected';
  requested_by: bigint;
  decided_by: bigint | null;
  reject_reason: string | null;
  created_at: Date;
  decided_at: Date | null;
}

interface WebhookTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  url: string;
  events: ('order.status' | 'refill.status' | 'subscription.publication')[];
  sealed_secret: Buffer;
  hint: string;
  former_secret: Buffer | null;
  former_until: Date | null;
  failures: Generated<number>;
  failing_since: Date | null;
  off_since: Date | null;
  off_reason: 'owner' | 'failures' | null;
  created_at: Date;
  updated_at: Date;
}

interface WebhookDeliveryTable {
  panel_id: bigint;
  id: Generated<bigint>;
  webhook_id: bigint;
  account_id: bigint;
  event_id: string;
  event: 'order.status' | 'refill.status' | 'subscription.publication' | 'webhook.test';
  body: string;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  next_at: Date;
  answer_status: number | null;
  answer: string | null;
  failure: 'bad_url' | 'unsafe_address' | 'unreachable' | 'timeout' | 'redirect' | 'too_large' | 'bad_encoding' | 'broken' | 'switched_off' | null;
  took_ms: number | null;
  created_at: Date;
  tried_at: Date | null;
  delivered_at: Date | null;
}

interface WebhookToldTable {
  panel_id: bigint;
  order_id: bigint;
  status: string;
}

interface WidgetRewardTable {
  panel_id: bigint;
  order_id: bigint;
  widget_id: bigint;
  account_id: bigint;
  status: 'held' | 'paid' | 'refused' | 'reversed';
  cash: Generated<bigint>;
  reward_ppm: number;
  amount: Generated<bigint>;
  signs: Generated<string[]>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: bigint | null;
  note: string | null;
  uncovered: Generated<bigint>;
  turn: Generated<number>;
}

interface WithdrawalTable {
  panel_id: bigint;
  id: Generated<bigint>;
  account_id: bigint;
  method_id: bigint;
  amount: bigint;
  fee: bigint;
  account_number: string;
  user_comment: Generated<string>;
  status: Generated<'in_review' | 'paid' | 'rejected' | 'canceled'>;
  payout_reference: string | null;
  reject_reason: string | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
  export_id: bigint | null;
}

interface WithdrawalExportTable {
  panel_id: bigint;
  id: Generated<bigint>;
  made_by: bigint;
  created_at: Date;
  released_at: Date | null;
}

interface WithdrawalMethodTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  icon: string | null;
  description: Generated<string>;
  account_hint: Generated<string>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  fee_ppm: Generated<number>;
  min_fee: Generated<bigint>;
  min_amount: bigint;
  max_amount: bigint | null;
  is_enabled: Generated<boolean>;
  position: Generated<number>;
}

export interface DB {
  account: AccountTable;
  account_freeze: AccountFreezeTable;
  account_grade: AccountGradeTable;
  api_token: ApiTokenTable;
  audit_entry: AuditEntryTable;
  banner: BannerTable;
  blocked_link: BlockedLinkTable;
  books_check: BooksCheckTable;
  books_problem: BooksProblemTable;
  bulk_job: BulkJobTable;
  bulk_job_row: BulkJobRowTable;
  campaign: CampaignTable;
  campaign_check: CampaignCheckTable;
  campaign_country: CampaignCountryTable;
  campaign_keyword: CampaignKeywordTable;
  campaign_plan: CampaignPlanTable;
  campaign_plan_charge: CampaignPlanChargeTable;
  campaign_subscription: CampaignSubscriptionTable;
  canned_reply: CannedReplyTable;
  canned_reply_text: CannedReplyTextTable;
  captcha_solution: CaptchaSolutionTable;
  catalogue_change: CatalogueChangeTable;
  catalogue_version: CatalogueVersionTable;
  channel_answer: ChannelAnswerTable;
  channel_breaker: ChannelBreakerTable;
  channel_connect_attempt: ChannelConnectAttemptTable;
  channel_connection: ChannelConnectionTable;
  channel_oauth_client: ChannelOauthClientTable;
  channel_quota_day: ChannelQuotaDayTable;
  channel_quota_use: ChannelQuotaUseTable;
  channel_report_answer: ChannelReportAnswerTable;
  channel_report_day: ChannelReportDayTable;
  channel_revocation: ChannelRevocationTable;
  channel_source: ChannelSourceTable;
  checkout_step_count: CheckoutStepCountTable;
  child_panel: ChildPanelTable;
  console_view: ConsoleViewTable;
  coupon: CouponTable;
  coupon_cashback: CouponCashbackTable;
  coupon_redemption: CouponRedemptionTable;
  custom_price: CustomPriceTable;
  customer_order: CustomerOrderTable;
  daily_flow: DailyFlowTable;
  daily_report: DailyReportTable;
  dispatch: DispatchTable;
  dispatch_attempt: DispatchAttemptTable;
  dispatch_hold: DispatchHoldTable;
  drip_feed: DripFeedTable;
  exchange_rate: ExchangeRateTable;
  exchange_rate_source: ExchangeRateSourceTable;
  extension_token: ExtensionTokenTable;
  failed_job: FailedJobTable;
  favorite: FavoriteTable;
  first_steps_dismissal: FirstStepsDismissalTable;
  flagged_word: FlaggedWordTable;
  free_trial: FreeTrialTable;
  free_trial_quest: FreeTrialQuestTable;
  free_trial_start: FreeTrialStartTable;
  grade: GradeTable;
  grade_change: GradeChangeTable;
  idempotent_call: IdempotentCallTable;
  inbound_mail: InboundMailTable;
  installation: InstallationTable;
  invoice: InvoiceTable;
  invoice_dispute: InvoiceDisputeTable;
  invoice_evidence: InvoiceEvidenceTable;
  invoice_reversal: InvoiceReversalTable;
  keyword_allowance: KeywordAllowanceTable;
  keyword_competition: KeywordCompetitionTable;
  keyword_lookup: KeywordLookupTable;
  keyword_position: KeywordPositionTable;
  keyword_search: KeywordSearchTable;
  keyword_suggestion: KeywordSuggestionTable;
  ledger_account: LedgerAccountTable;
  ledger_flow: LedgerFlowTable;
  ledger_posting: LedgerPostingTable;
  ledger_txn: LedgerTxnTable;
  linked_card: LinkedCardTable;
  login_attempt: LoginAttemptTable;
  marketing_source: MarketingSourceTable;
  menu_item: MenuItemTable;
  network: NetworkTable;
  network_link_rule: NetworkLinkRuleTable;
  notification: NotificationTable;
  offer_review: OfferReviewTable;
  offer_rule: OfferRuleTable;
  one_time_code: OneTimeCodeTable;
  order_event: OrderEventTable;
  order_group: OrderGroupTable;
  order_loss: OrderLossTable;
  order_summary: OrderSummaryTable;
  order_tally: OrderTallyTable;
  order_widget: OrderWidgetTable;
  outbox_mail: OutboxMailTable;
  owner_link: OwnerLinkTable;
  package_content: PackageContentTable;
  page_seo: PageSeoTable;
  page_text: PageTextTable;
  panel: PanelTable;
  panel_domain: PanelDomainTable;
  panel_secret: PanelSecretTable;
  panel_settings: PanelSettingsTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_event: PaymentEventTable;
  payment_method: PaymentMethodTable;
  price_rule: PriceRuleTable;
  provider: ProviderTable;
  provider_call: ProviderCallTable;
  provider_offer: ProviderOfferTable;
  provider_sync: ProviderSyncTable;
  rate_limit: RateLimitTable;
  recovery_code: RecoveryCodeTable;
  referral_reward: ReferralRewardTable;
  referral_visit_day: ReferralVisitDayTable;
  referral_visitor: ReferralVisitorTable;
  refill_dispatch: RefillDispatchTable;
  refill_request: RefillRequestTable;
  review: ReviewTable;
  reward_notice: RewardNoticeTable;
  sandbox_payment: SandboxPaymentTable;
  saved_link: SavedLinkTable;
  service: ServiceTable;
  service_access: ServiceAccessTable;
  service_change: ServiceChangeTable;
  service_label: ServiceLabelTable;
  service_pair: ServicePairTable;
  service_purchase: ServicePurchaseTable;
  service_source: ServiceSourceTable;
  service_target: ServiceTargetTable;
  service_type: ServiceTypeTable;
  session: SessionTable;
  sign_in_challenge: SignInChallengeTable;
  sign_in_proof: SignInProofTable;
  simulated_order: SimulatedOrderTable;
  social_assertion: SocialAssertionTable;
  social_flow: SocialFlowTable;
  social_identity: SocialIdentityTable;
  social_provider: SocialProviderTable;
  source_speed: SourceSpeedTable;
  special_offer: SpecialOfferTable;
  staff_invitation: StaffInvitationTable;
  staff_note: StaffNoteTable;
  staff_role: StaffRoleTable;
  subscription: SubscriptionTable;
  subscription_handover: SubscriptionHandoverTable;
  subscription_order: SubscriptionOrderTable;
  subscription_publication: SubscriptionPublicationTable;
  subscription_service: SubscriptionServiceTable;
  suggestion_source: SuggestionSourceTable;
  target: TargetTable;
  target_type: TargetTypeTable;
  ticket: TicketTable;
  ticket_attachment: TicketAttachmentTable;
  ticket_escalation: TicketEscalationTable;
  ticket_message: TicketMessageTable;
  totp_secret: TotpSecretTable;
  verification: VerificationTable;
  verification_document: VerificationDocumentTable;
  video_channel: VideoChannelTable;
  wallet_adjustment: WalletAdjustmentTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_told: WebhookToldTable;
  widget_reward: WidgetRewardTable;
  withdrawal: WithdrawalTable;
  withdrawal_export: WithdrawalExportTable;
  withdrawal_method: WithdrawalMethodTable;
}
