import type { Escalations } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { escalationsQuery } from './api.ts';

interface AskFormProps {
  ticketId: number;
  panel: string;
  order: NonNullable<Escalations['order']>;
  onDone(): void;
}

/** The question as it will be sent: number and link of the order are proposed, the rest is up to staff. */
export function AskForm({ ticketId, panel, order, onDone }: AskFormProps) {
  const t = useTranslations('adminSupport.escalation');
  const cancel = useTranslations('common.actions')('cancel');
  const services = useServices();
  const toast = useToast();
  const name = t('order', { number: `#${order.id}` });
  const [subject, setSubject] = useState(name);
  const [text, setText] = useState(() => [name, order.link, '', t('pleaseCheck')].join('\n'));
  const form = useForm(async () => {
    const { data } = await services.call('escalateTicket', {
      params: { id: ticketId },
      body: { subject, text },
    });
    services.queryClient.setQueryData(escalationsQuery(services, ticketId).queryKey, data);
    toast({ title: t('sent'), tone: 'success' });
    onDone();
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('askText', { panel })}</p>
      <TextField
        label={t('subject')}
        name="subject"
        maxLength={200}
        value={subject}
        error={form.error('subject')}
        onValueChange={(value) => {
          form.clear('subject');
          setSubject(value);
        }}
      />
      <MessageField text={text} setText={setText} form={form} rows={6} />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {t('send', { panel })}
        </Button>
        <Button onClick={onDone}>{cancel}</Button>
      </div>
    </form>
  );
}

/** Goes on with a conversation that is not closed. */
export function ReplyForm({ ticketId, panel }: { ticketId: number; panel: string }) {
  const t = useTranslations('adminSupport.escalation');
  const services = useServices();
  const toast = useToast();
  const [text, setText] = useState('');
  const form = useForm(async () => {
    const { data } = await services.call('replyToEscalation', { params: { id: ticketId }, body: { text } });
    services.queryClient.setQueryData(escalationsQuery(services, ticketId).queryKey, data);
    setText('');
    toast({ title: t('replySent'), tone: 'success' });
  });
  return (
    <form {...form.form} className="flex flex-col gap-3">
      <MessageField text={text} setText={setText} form={form} rows={2} />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" className="self-start" loading={form.isSending}>
        {t('reply', { panel })}
      </Button>
    </form>
  );
}

interface MessageFieldProps {
  text: string;
  setText(text: string): void;
  form: ReturnType<typeof useForm>;
  rows: number;
}

function MessageField({ text, setText, form, rows }: MessageFieldProps) {
  const t = useTranslations('adminSupport.escalation');
  return (
    <Field label={t('message')} error={form.error('text')}>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          rows={rows}
          maxLength={5000}
          value={text}
          onChange={({ target }) => {
            form.clear('text');
            setText(target.value);
          }}
        />
      )}
    </Field>
  );
}
