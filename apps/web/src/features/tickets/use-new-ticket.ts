import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessage } from './use-message.ts';

type Field = 'subject' | 'order_id' | 'text';

/** What is being written. It outlives the dialog: a slip of the hand closes that, and must lose nothing. */
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
