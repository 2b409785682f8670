import type { Kysely } from 'kysely';
import type { Panel } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { createPanel } from '../../../testing/create-panel.ts';
import { createNetwork, createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { plantKeywords } from './plant-keywords.ts';

interface Planted {
  /** Part of every text that is about the person. */
  mark: string;
  /** Ends everything that is still running. */
  finish(): Promise<void>;
}

/** Adds a row for the account to every table with personal data; orders and subscriptions are still running. */
export async function plantPerson(db: Kysely<DB>, panel: Panel, accountId: bigint): Promise<Planted> {
  const mark = `zq-${crypto.randomUUID()}`;
  const now = new Date();
  const own = { panel_id: panel.id, account_id: accountId };
  const link = `https://videos.example/${mark}`;
  const network = await createNetwork(db, panel);
  const { id: service_id } = await createService(db, await createServiceType(db, network));
  const put = async <Table extends keyof DB>(table: Table, values: object): Promise<bigint> => {
    const row = await db
      .insertInto(table)
      .values({ panel_id: panel.id, ...values } as never)
      .returningAll()
      .executeTakeFirstOrThrow();
    return (row as { id?: bigint }).id ?? 0n;
  };
  await db
    .updateTable('account')
    .set({
      name: mark,
      company_name: mark,
      vat: mark.slice(0, 40),
      company_address: mark,
      company_site: link,
    })
    .set({ messengers: JSON.stringify([{ type: 'telegram', value: mark }]) })
    .set({
      marketing: JSON.stringify({ vs_cid: mark }),
      referred_by: mark,
      google_analytics4_client_id: mark,
    })
    .where('id', '=', accountId)
    .execute();
  await put('marketing_source', { ...own, visit: JSON.stringify({ vs_cid: mark }) });
  await put('favorite', { ...own, service_id });
  await put('saved_link', { ...own, url: link, name: mark, created_at: now });
  await plantKeywords(put, own, { mark, now });
  await put('notification', {
    ...own,
    kind: 'webhook-off',
    notice: JSON.stringify({ kind: 'webhook-off', url: link }),
    created_at: now,
  });
  await put('service_access', { ...own, service_id });
  await put('custom_price', { ...own, service_id, discount_ppm: 50_000 });
  await put('account_grade', { ...own, since: now, given_reason: mark });
  await put('grade_change', { ...own, kind: 'reached', to_name: mark, created_at: now });
  await put('reward_notice', { ...own, program: 'referral', event: 'earned', amount: 1n, orders: 1 });
  await put('service_purchase', { ...own, service_id, last_completed_at: now });
  const quest_id = await put('free_trial_quest', {
    name: 'Quest',
    service_id,
    quantity: 10n,
    created_at: now,
    updated_at: now,
  });
  await put('free_trial_start', { ...own, quest_id, started_at: now });
  await put('free_trial', {
    ...own,
    quest_id,
    service_id,
    repeat: 1,
    quantity: 10n,
    status: 'in_moderation',
    link,
    compared_link: link,
    proof_url: link,
    proof_name: mark,
    proof_file: 'proof.png',
    proof_type: 'image/png',
    address: '192.0.2.7',
    created_at: now,
    expire_at: now,
  });
  await put('review', { ...own, service_id, author_name: mark, rating: 5 });
  const channel = { channel_id: `UC${mark.slice(3, 25)}`, title: mark, code: mark };
  const video_channel_id = await put('video_channel', { ...own, ...channel });
  await put('channel_connection', {
    ...own,
    video_channel_id,
    refresh_token: Buffer.from(mark),
    grant_hash: Buffer.from(mark),
    scopes: mark,
    state: 'connected',
    connected_at: now,
    confirmed_at: now,
  });
  const figures = { views: 1, watch_time_minutes: 1, average_view_duration: 1, average_view_percentage: 1 };
  await put('channel_report_day', {
    video_channel_id,
    day: '2026-11-01',
    has_figures: true,
    ...figures,
    subscribers_gained: 1,
    subscribers_lost: 1,
    read_at: now,
  });
  await put('channel_report_answer', {
    video_channel_id,
    kind: 'card',
    key: '',
    answer: JSON.stringify({ title: mark }),
    read_at: now,
  });
  await put('order_widget', { ...own, name: mark });
  const child = await createPanel(db);
  await put('child_panel', {
    ...own,
    child_id: child.id,
    domain: `${child.slug}.localhost`,
    domain_type: 'subdomain',
    status: 'active',
    price: 0n,
    admin_email: `${mark}@test.localhost`,
    dns_token: crypto.randomUUID(),
    created_at: now,
  });
  const webhook_id = await put('webhook', {
    ...own,
    url: link,
    events: ['order.status'],
    sealed_secret: Buffer.from('secret'),
    hint: 'cret',
    created_at: now,
    updated_at: now,
  });
  await put('webhook_delivery', {
    ...own,
    webhook_id,
    event_id: crypto.randomUUID(),
    event: 'order.status',
    body: JSON.stringify({ link }),
    next_at: now,
    created_at: now,
  });
  await put('social_identity', { ...own, provider: 'google', subject: mark, label: mark });
  await put('passkey', {
    ...own,
    credential: Buffer.from(mark),
    public_key: Buffer.from('key'),
    transports: '[]',
    name: mark,
  });

  const group_id = await put('order_group', {
    ...own,
    paid_by: 'balance',
    analytics_client_id: mark,
    created_at: now,
  });
  const order = {
    ...own,
    group_id,
    service_id,
    link,
    name: mark,
    quantity: 1000n,
    price: 1n,
    pricing_per: 1n,
  };
  const times = { created_at: now, starts_at: now, updated_at: now };
  const message = { provider_params: JSON.stringify({ comments: mark }), listed_cost: 0n, ...times };
  await put('customer_order', { ...order, ...message, status: 'in_processing' });
  await put('customer_order', { ...order, ...message, status: 'canceled', hidden_at: now });
  const feed = { runs: 2, minutes_between_runs: 5, quantity: 10n, total_quantity: 20n, mode: 'flat' };
  const drip_feed_id = await put('drip_feed', {
    ...own,
    ...feed,
    service_id,
    link,
    status: 'in_processing',
    created_at: now,
  });
  await put('customer_order', { ...order, ...message, status: 'in_processing', drip_feed_id, run: 1 });

  const subscription_id = await put('subscription', {
    ...own,
    network_id: network.id,
    name: mark,
    link,
    list_address: link,
    watched_by: 'feed',
    contents_limit: 5,
    created_at: now,
    updated_at: now,
    next_look_at: new Date(now.getTime() + 86_400_000),
  });
  await put('subscription_publication', {
    subscription_id,
    key: mark,
    link,
    title: mark,
    found_at: now,
    state: 'skipped',
  });

  const method_id = await put('payment_method', { strategy: 'message', name: 'By hand' });
  await put('linked_card', {
    ...own,
    method_id,
    gateway_customer: mark,
    gateway_card: mark,
    brand: 'Visa',
    last_digits: '4242',
    status: 'active',
  });
  const invoice = {
    ...own,
    method_id,
    purpose: 'add_funds',
    amount: 1n,
    charge_currency: 'USD',
    charge_amount: 1n,
  };
  const invoice_id = await put('invoice', {
    ...invoice,
    email: `${mark}@people.example`,
    user_comment: mark,
    success_path: '/',
    cancel_path: '/',
    locale: 'en',
    created_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
  });
  const payout = await put('withdrawal_method', { name: 'Bank', min_amount: 1n });
  await put('withdrawal', {
    ...own,
    method_id: payout,
    amount: 5n,
    fee: 0n,
    account_number: mark,
    user_comment: mark,
    status: 'canceled',
    ended_at: now,
  });

  const ticket_id = await put('ticket', {
    ...own,
    subject: mark,
    created_at: now,
    last_message_at: now,
    customer_read_at: now,
  });
  const message_id = await put('ticket_message', {
    ...own,
    ticket_id,
    author: 'customer',
    text: mark,
    created_at: now,
  });
  const file = { original_name: mark, content_type: 'image/png', size: 5 };
  const filename = () => `${crypto.randomUUID().replaceAll('-', '')}.png`;
  await put('ticket_attachment', { ...file, filename: filename(), message_id, position: 0 });
  await put('invoice_evidence', { ...file, filename: filename(), invoice_id, position: 0 });
  await put('verification', { ...own, status: 'incomplete' });
  await put('verification_document', { ...own, ...file, filename: filename(), step: 'selfie' });

  const finish = async () => {
    await db
      .updateTable('child_panel')
      .set({ status: 'terminated', terminated_at: now })
      .where('account_id', '=', accountId)
      .execute();
    for (const table of ['customer_order', 'drip_feed'] as const)
      await db.updateTable(table).set({ status: 'canceled' }).where('account_id', '=', accountId).execute();
    await db
      .updateTable('subscription')
      .set({ status: 'canceled', ended_at: now, end_reason: 'canceled' })
      .where('account_id', '=', accountId)
      .execute();
    await db
      .updateTable('invoice')
      .set({ status: 'canceled' })
      .where('account_id', '=', accountId)
      .where('status', '=', 'open')
      .execute();
  };
  return { mark, finish };
}
