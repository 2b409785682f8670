import type { Ticket } from '@marquee/contract/generated/shell.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSendOnce } from '../../lib/send-once.ts';
import { useServices } from '../../lib/use-services.ts';
import { ticketKeys } from '../../product/query-keys.ts';
import { sendForm } from '../../shell/files/send-form.ts';
import { useForm } from '../../shell/forms/use-form.ts';
import { ticketQuery } from './api.ts';
import { useAttachments } from './use-attachments.ts';

interface Message {
  call: 'openTicket' | 'replyToTicket';
  params?: Record<string, string>;
  fields: Readonly<Record<string, string>>;
  onSent(ticket: Ticket): void;
}

/** A message with its files, sent once however often the button is pressed. */
export function useMessage({ call, params, fields, onSent }: Message) {
  const services = useServices();
  const attachments = useAttachments();
  const [percent, setPercent] = useState<number>();
  const sendOnce = useSendOnce();
  const form = useForm(async () => {
    if (attachments.isBlocked) return;
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value.trim() !== '') data.set(name, value);
    for (const { file } of attachments.attached) data.append('files', file);
    setPercent(0);
    try {
      // Same key even if edited after a lost answer: the server notices the difference and says so.
      const { data: ticket } = await sendOnce(call, (idempotencyKey) =>
        sendForm(services, call, {
          ...(params ? { params } : {}),
          form: data,
          idempotencyKey,
          onProgress: (share) => setPercent(share * 100),
        }),
      );
      services.queryClient.setQueryData(ticketQuery(services, String(ticket.id)).queryKey, ticket);
      await services.queryClient.invalidateQueries({ queryKey: ticketKeys.lists });
      attachments.clear();
      onSent(ticket);
    } finally {
      setPercent(undefined);
    }
  });
  return { form, attachments, percent };
}

type Field = 'subject' | 'order_id' | 'text';

/** The draft outlives the dialog, so that closing it by accident loses nothing. */
export function useNewTicket(orderId: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const fields = { subject: '', order_id: orderId, text: '', ...typed };
  const message = useMessage({
    call: 'openTicket',
    fields,
    onSent: (ticket) => navigate(`/tickets/${ticket.id}`),
  });
  const change = (name: Field) => (value: string) => {
    message.form.clear(name);
    setTyped((current) => ({ ...current, [name]: value }));
  };
  return { ...message, fields, change };
}
