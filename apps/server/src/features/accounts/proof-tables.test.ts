import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../platform/db/generated/tables.ts';
import { testDatabase } from '../../testing/test-database.ts';

const { db } = await testDatabase();

type AccountTable = {
  [Table in keyof DB]: 'account_id' extends keyof DB[Table] ? Table : never;
}[keyof DB];

/**
 * What the proof of the account's address does to its rows: `voided` on the first proof
 * and when a change is undone, `forgotten` when the account turns out to be a stranger's, else kept, and why.
 */
const onProof: Readonly<Record<AccountTable, 'voided' | 'forgotten' | { kept: string }>> = {
  account_freeze: { kept: 'a proof settles no case' },
  account_grade: 'forgotten',
  api_token: 'voided',
  catalogue_change: { kept: 'says that child panels have prices to follow, and goes within seconds' },
  channel_connect_attempt: 'voided',
  channel_connection: 'forgotten',
  console_view: { kept: 'only staff, whom an owner has invited by a proven address, can have any' },
  channel_quota_use: {
    kept: 'how many calls were made for it: nobody else may start anew on its share of the day',
  },
  campaign: 'forgotten',
  campaign_subscription: { kept: 'only an account with a proven address can have one' },
  keyword_lookup: 'forgotten',
  child_panel: { kept: 'only an account with a proven address can have one' },
  bulk_job: { kept: 'what a member of staff did, beside the audit log' },
  coupon_redemption: { kept: 'the books' },
  custom_price: 'forgotten',
  customer_order: 'forgotten',
  drip_feed: { kept: 'orders stay with the money they cost' },
  extension_token: 'voided',
  favorite: 'forgotten',
  grade_change: 'forgotten',
  free_trial: 'forgotten',
  free_trial_start: 'forgotten',
  invoice: 'forgotten',
  keyword_allowance: 'forgotten',
  keyword_search: 'forgotten',
  linked_card: 'voided',
  login_attempt: { kept: 'shows the owner who has been there' },
  marketing_source: { kept: 'a visit, which opens nothing and shows nobody' },
  notification: 'forgotten',
  one_time_code: 'voided',
  order_group: { kept: 'orders stay with the money they cost' },
  order_summary: { kept: 'counted from the orders' },
  order_tally: { kept: 'counted from the orders' },
  order_widget: 'voided',
  passkey: 'voided',
  passkey_challenge: 'voided',
  recovery_code: 'voided',
  review: 'forgotten',
  saved_link: 'forgotten',
  service_access: 'forgotten',
  service_purchase: { kept: 'counted from the orders' },
  session: 'voided',
  sign_in_challenge: 'voided',
  social_flow: 'voided',
  social_identity: 'voided',
  subscription: 'voided',
  ticket: 'forgotten',
  ticket_message: 'forgotten',
  totp_secret: 'voided',
  verification: 'forgotten',
  verification_document: 'forgotten',
  video_channel: 'forgotten',
  wallet_adjustment: { kept: 'the books' },
  webhook: 'voided',
  webhook_delivery: 'voided',
  reward_notice: 'forgotten',
  widget_reward: { kept: 'the books' },
  withdrawal: 'voided',
};

test('what the proof of an address does is decided for every table with an account', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select distinct table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id'`.execute(db);
  expect(rows.map(({ table_name }) => table_name).sort()).toEqual(Object.keys(onProof).sort());
});
