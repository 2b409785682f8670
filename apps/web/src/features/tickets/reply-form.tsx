import type { Ticket } from '@marquee/contract/generated/shell.ts';
import { useState } from 'react';
import { Notice } from '../../shell/forms/notice.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AttachFiles } from './attach-files.tsx';
import { useMessage } from './use-message.ts';

export function ReplyForm({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('tickets');
  const [text, setText] = useState('');
  const { form, attachments, percent } = useMessage({
    call: 'replyToTicket',
    params: { id: String(ticket.id) },
    fields: { text },
    onSent: () => setText(''),
  });
  return (
    <form
      {...form.form}
      className="mt-6 flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 tablet:p-5"
    >
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Field
        label={t('reply.label')}
        error={form.error('text')}
        hint={ticket.status === 'closed' ? t('reply.reopens') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={5000}
            value={text}
            onChange={(event) => {
              form.clear('text');
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-col gap-3 tablet:flex-row tablet:items-end tablet:justify-between">
        <AttachFiles
          attachments={attachments}
          percent={percent}
          refusal={(index) => form.error(`files.${index}`)}
        />
        <Button type="submit" variant="primary" loading={form.isSending}>
          {t('form.send')}
        </Button>
      </div>
    </form>
  );
}
