import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessage } from './use-message.ts';

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
