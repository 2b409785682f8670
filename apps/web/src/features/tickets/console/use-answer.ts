import type { StaffTicket } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useSendOnce } from '../../../lib/send-once.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { sendForm } from '../../../shell/files/send-form.ts';
import { useForm } from '../../../shell/forms/use-form.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useAttachments } from '../use-attachments.ts';
import { staffTicketQuery } from './api.ts';

interface Answer {
  text: string;
  mayGo: boolean;
  onSent(): Promise<void>;
}

/** An answer with its files, sent once however often the button is pressed. */
export function useAnswer(ticket: StaffTicket, { text, mayGo, onSent }: Answer) {
  const t = useTranslations('adminSupport.tickets.answer');
  const services = useServices();
  const toast = useToast();
  const attachments = useAttachments();
  const sendOnce = useSendOnce();
  const [percent, setPercent] = useState<number>();
  const form = useForm(async () => {
    if (attachments.isBlocked || !mayGo) return;
    const data = new FormData();
    if (text.trim() !== '') data.set('text', text);
    for (const { file } of attachments.attached) data.append('files', file);
    setPercent(0);
    try {
      const answer = await sendOnce('answerTicket', (idempotencyKey) =>
        sendForm(services, 'answerTicket', {
          params: { id: ticket.id },
          form: data,
          idempotencyKey,
          onProgress: (share) => setPercent(share * 100),
        }),
      );
      services.queryClient.setQueryData(staffTicketQuery(services, String(ticket.id)).queryKey, answer.data);
      attachments.clear();
      toast({ title: t('sent'), tone: 'success' });
      await onSent();
      await refreshQueries(services, [consoleKeys.tickets, consoleKeys.queues]);
    } finally {
      setPercent(undefined);
    }
  });
  return { form, attachments, percent };
}
