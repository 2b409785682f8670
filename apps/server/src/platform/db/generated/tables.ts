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
  account_type: Generated<string>;
  role: Generated<string>;
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
  type: string;
  content: string | null;
  scroll_delay: number | null;
  information: ColumnType<JsonValue, string | undefined, string>;
  translations: ColumnType<JsonValue, string | undefined, string>;
  position: Generated<number>;
  is_enabled: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CaptchaSolutionTable {
  panel_id: bigint;
  hash: Buffer;
  expires_at: Date;
}

interface FavoriteTable {
  panel_id: bigint;
  account_id: bigint;
  service_id: bigint;
  created_at: Generated<Date>;
}

interface IdempotentCallTable {
  panel_id: bigint;
  caller: string;
  key: string;
  body_hash: Buffer;
  answer: ColumnType<JsonValue | null, string | null, string | null>;
  created_at: Generated<Date>;
}

interface LedgerAccountTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  owner_type: string;
  owner_id: bigint;
  kind: string;
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
  type: string;
  idem_key: string;
  body_hash: string;
  ref_type: string | null;
  ref_id: bigint | null;
  reverses: bigint | null;
  actor_id: bigint | null;
  on_behalf_of: bigint | null;
  reason: string | null;
  created_at: Generated<Date>;
}

interface LoginAttemptTable {
  panel_id: bigint;
  id: GeneratedAlways<bigint>;
  account_id: bigint | null;
  method: string;
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
  status: Generated<string>;
  attempts: Generated<number>;
  last_error: string | null;
  file_name: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
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

interface PanelTable {
  id: Generated<bigint>;
  slug: string;
  name: string;
  parent_id: bigint | null;
  created_at: Generated<Date>;
}

interface PanelDomainTable {
  panel_id: bigint;
  host: string;
  is_primary: Generated<boolean>;
  verified_at: Date | null;
  created_at: Generated<Date>;
}

interface PanelSettingsTable {
  panel_id: bigint;
  overrides: ColumnType<JsonValue, string | undefined, string>;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}

interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: bigint | null;
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
  status: Generated<string>;
  created_at: Generated<Date>;
  moderated_at: Date | null;
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
  kind: string;
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

interface ServiceTargetTable {
  panel_id: bigint;
  service_id: bigint;
  target_id: bigint;
  position: Generated<number>;
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

interface SpecialOfferTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  place: string;
  position: string;
  utm_name: Generated<string>;
  network_id: bigint | null;
  service_type_ids: Generated<bigint[]>;
  service_ids: Generated<bigint[]>;
  show_all: Generated<boolean>;
  is_enabled: Generated<boolean>;
  sorting: Generated<number>;
  translations: ColumnType<JsonValue, string | undefined, string>;
}

interface TargetTable {
  panel_id: bigint;
  id: Generated<bigint>;
  target_type_id: bigint;
  name: string;
  placeholder: Generated<string>;
  selectable_values: Generated<string[]>;
  translations: ColumnType<JsonValue, string | undefined, string>;
}

interface TargetTypeTable {
  panel_id: bigint;
  id: Generated<bigint>;
  name: string;
  title: string;
  view_type: string;
  selectable: Generated<boolean>;
  translations: ColumnType<JsonValue, string | undefined, string>;
}

export interface DB {
  account: AccountTable;
  audit_entry: AuditEntryTable;
  banner: BannerTable;
  captcha_solution: CaptchaSolutionTable;
  favorite: FavoriteTable;
  idempotent_call: IdempotentCallTable;
  ledger_account: LedgerAccountTable;
  ledger_flow: LedgerFlowTable;
  ledger_posting: LedgerPostingTable;
  ledger_txn: LedgerTxnTable;
  login_attempt: LoginAttemptTable;
  marketing_source: MarketingSourceTable;
  menu_item: MenuItemTable;
  network: NetworkTable;
  one_time_code: OneTimeCodeTable;
  outbox_mail: OutboxMailTable;
  package_content: PackageContentTable;
  page_seo: PageSeoTable;
  panel: PanelTable;
  panel_domain: PanelDomainTable;
  panel_settings: PanelSettingsTable;
  rate_limit: RateLimitTable;
  review: ReviewTable;
  service: ServiceTable;
  service_access: ServiceAccessTable;
  service_change: ServiceChangeTable;
  service_label: ServiceLabelTable;
  service_pair: ServicePairTable;
  service_purchase: ServicePurchaseTable;
  service_target: ServiceTargetTable;
  service_type: ServiceTypeTable;
  session: SessionTable;
  special_offer: SpecialOfferTable;
  target: TargetTable;
  target_type: TargetTypeTable;
}
