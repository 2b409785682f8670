import { ApiError } from '@marquee/contract/client.ts';
import type { Ticket } from '@marquee/contract/tickets.ts';
import { useRef, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { sendForm } from '../../shell/files/send-form.ts';
import { useForm } from '../../shell/forms/use-form.ts';
import { ticketQuery, ticketsKey } from './api.ts';
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
  const key = useRef<string>(undefined);
  const form = useForm(async () => {
    if (attachments.isBlocked) return;
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value.trim() !== '') data.set(name, value);
    for (const { file } of attachments.attached) data.append('files', file);
    setPercent(0);
    key.current ??= crypto.randomUUID();
    try {
      const { data: ticket } = await sendForm(services, call, {
        ...(params ? { params } : {}),
        form: data,
        idempotencyKey: key.current,
        onProgress: (share) => setPercent(share * 100),
      });
      services.queryClient.setQueryData(ticketQuery(services, String(ticket.id)).queryKey, ticket);
      await services.queryClient.invalidateQueries({ queryKey: [...ticketsKey, 'list'] });
      key.current = undefined;
      attachments.clear();
      onSent(ticket);
    } catch (error) {
      // A refusal is an answer; after a lost connection the same message may have arrived.
      if (error instanceof ApiError && error.status < 500) key.current = undefined;
      throw error;
    } finally {
      setPercent(undefined);
    }
  });
  return { form, attachments, percent };
}
