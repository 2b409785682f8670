import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';

interface Conversation {
  subject: string;
  status: 'answered' | 'closed';
  isRead: boolean;
  messages: readonly { author: 'customer' | 'staff'; hoursAgo: number; text: string }[];
}

const conversations: readonly Conversation[] = [
  {
    subject: 'Can I split an order over several days?',
    status: 'closed',
    isRead: true,
    messages: [
      {
        author: 'customer',
        hoursAgo: 75,
        text: 'I would like 20,000 views, but not all at once. Is there a way to spread them?',
      },
      {
        author: 'staff',
        hoursAgo: 74,
        text: 'Yes. In the order form, set Delivery to “Drip-feed”, then choose how many runs you want and how long to wait between them. The price stays the same, and you can cancel runs that haven’t started at any time.',
      },
      { author: 'customer', hoursAgo: 73, text: 'Found it, thank you!' },
    ],
  },
  {
    subject: 'Which link do I paste for a live stream?',
    status: 'answered',
    isRead: false,
    messages: [
      {
        author: 'customer',
        hoursAgo: 5,
        text: 'My stream starts tonight. Do you need the link of the channel or of the stream itself?',
      },
      {
        author: 'staff',
        hoursAgo: 4,
        text: 'The link of the stream, as soon as it is scheduled: for example https://www.youtube.com/live/jfKfPfyJRdk. Order about ten minutes before you start.',
      },
    ],
  },
];

/** Two support tickets, one of them with an unread answer. */
export async function fillTickets(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('panel_id', '=', panelId)
    .orderBy('id')
    .execute();
  const customer = accounts.find(({ role }) => role === 'customer');
  const operator = accounts.find(({ role }) => role === 'owner');
  if (!customer || !operator) throw new Error('The demo has nobody who talks');
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  for (const { subject, status, isRead, messages } of conversations) {
    const [first, last] = [messages[0], messages.at(-1)];
    if (!first || !last) continue;
    const { id } = await db
      .insertInto('ticket')
      .values({
        panel_id: panelId,
        account_id: customer.id,
        subject,
        status,
        created_at: ago(first.hoursAgo),
        last_message_at: ago(last.hoursAgo),
        waiting_since: ago(last.hoursAgo),
        customer_read_at: isRead ? ago(last.hoursAgo) : ago(first.hoursAgo),
        staff_read_at: ago(last.hoursAgo),
        closed_at: status === 'closed' ? ago(last.hoursAgo) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = messages.map(({ author, hoursAgo, text }) => ({
      panel_id: panelId,
      ticket_id: id,
      author,
      account_id: author === 'staff' ? operator.id : customer.id,
      text,
      created_at: ago(hoursAgo),
    }));
    await db.insertInto('ticket_message').values(rows).execute();
  }
}
