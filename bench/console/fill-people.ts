import { sql } from 'kysely';
import type { Panel } from '../../apps/server/src/platform/context.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { FilledConsole } from './fill-console.ts';

export const peopleTables = ['ticket', 'ticket_message', 'review', 'audit_entry', 'outbox_mail'];

/** What customers and staff wrote, were told and did. */
export async function fillPeople(db: Database, panel: Panel, filled: FilledConsole): Promise<void> {
  const { firstCustomer, firstService, staff, size } = filled;
  const tickets = Math.ceil(size.customers / 4);
  await sql`
    insert into ticket (panel_id, id, account_id, order_id, subject, status, assigned_to, created_at, last_message_at,
                        customer_read_at, closed_at, waiting_since)
    select ${panel.id}, n, ${firstCustomer}::bigint + n * 13 % ${size.customers}, case when n % 2 = 0 then n * 7 end,
           'Question ' || n || (array[' about my order', ' refill', ' payment', ' speed'])[1 + n % 4],
           status, case when n % 3 = 0 then ${staff}::bigint end, at, at, at, case when status = 'closed' then at end, at
      from (select n, now() - (${tickets}::int - n) * interval '20 minutes' as at,
                   case when n % 100 = 0 then 'open' when n % 40 = 1 then 'answered' else 'closed' end as status
              from generate_series(1, ${tickets}::int) n) as made`.execute(db);
  await sql`
    insert into ticket_message (panel_id, ticket_id, author, account_id, text, created_at)
    select ticket.panel_id, ticket.id, case when n % 2 = 0 then 'customer' else 'staff' end, account_id,
           repeat('words ', 20), created_at
      from ticket cross join generate_series(0, 2) n where ticket.panel_id = ${panel.id}`.execute(db);
  await sql`
    insert into review (panel_id, id, service_id, account_id, author_name, rating, comment, status, created_at)
    select ${panel.id}, n, ${firstService}::bigint + n % 600, ${firstCustomer}::bigint + n - 1, 'Customer ' || n,
           1 + n % 5, 'Fine', case when n % 200 = 0 then 'in_moderation' when n % 30 = 1 then 'rejected' else 'approved' end,
           now() - (${size.customers}::int - n) * interval '4 minutes'
      from generate_series(1, ${Math.ceil(size.customers / 2)}::int) n`.execute(db);
  await sql`
    insert into verification (panel_id, account_id, status, reason, submitted_at, decided_at, created_at)
    select ${panel.id}, ${firstCustomer}::bigint + n, status, case when status = 'rejected' then 'Blurred' end, now(),
           case when status <> 'in_review' then now() - n * interval '1 hour' end, now()
      from (select n, case when n % 50 = 0 then 'in_review' when n % 9 = 1 then 'rejected' else 'approved' end as status
              from generate_series(0, ${Math.ceil(size.customers / 10) - 1}::int) n) as made`.execute(db);
  await sql`
    insert into audit_entry (panel_id, actor_kind, actor_id, action, subject_type, subject_id, before, after, request_id, created_at)
    select ${panel.id}, 'user', case when n % 40 = 0 then ${staff}::bigint else ${firstCustomer}::bigint + n % ${size.customers} end,
           (array['orders.cancel', 'accounts.sign-in', 'settings.change', 'invoices.confirm', 'tickets.close'])[1 + n % 5],
           (array['order', 'account', 'setting', 'invoice', 'ticket'])[1 + n % 5], (n % 5000)::text,
           '{"status":"in_processing"}', '{"status":"canceled"}', 'request', now() - (300000 - n) * interval '3 minutes'
      from generate_series(1, 300000) n`.execute(db);
  await sql`
    insert into outbox_mail (panel_id, recipient, template, locale, subject, text_body, html_body, status, created_at, sent_at)
    select ${panel.id}, 'customer' || n % ${size.customers} || '@example.com', 'order-done', 'en', 'Your order',
           repeat('text ', 40), repeat('<p>text</p>', 80), case when n % 500 = 0 then 'failed' else 'sent' end,
           now() - (200000 - n) * interval '1 minute', now()
      from generate_series(1, 200000) n`.execute(db);
}
