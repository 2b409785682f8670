import type { Ticket } from '@marquee/contract/shell/tickets.ts';
import { useTranslations } from 'use-intl';
import { MessageBubble } from './message-bubble.tsx';

export function Thread({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('tickets');
  return (
    <section aria-label={t('thread')} aria-live="polite">
      <ol className="flex flex-col gap-4">
        {ticket.messages.map((message) => (
          <MessageBubble key={message.id} ticketId={ticket.id} message={message} />
        ))}
      </ol>
    </section>
  );
}
