import { useTranslations } from 'use-intl';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { AttachFiles } from './attach-files.tsx';
import type { useNewTicket } from './use-new-ticket.ts';

export function NewTicketForm({ ticket }: { ticket: ReturnType<typeof useNewTicket> }) {
  const t = useTranslations();
  const { form, attachments, percent, fields, change } = ticket;
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <TextField
        label={t('tickets.form.subject')}
        value={fields.subject}
        onValueChange={change('subject')}
        error={form.error('subject')}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        label={t('tickets.form.order')}
        note={t('common.words.optional')}
        value={fields.order_id}
        onValueChange={change('order_id')}
        error={form.error('order_id')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
      />
      <Field label={t('tickets.form.text')} error={form.error('text')} hint={t('tickets.form.textHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={5000}
            value={fields.text}
            onChange={(event) => change('text')(event.target.value)}
          />
        )}
      </Field>
      <AttachFiles
        attachments={attachments}
        percent={percent}
        refusal={(index) => form.error(`files.${index}`)}
      />
      <Button type="submit" variant="primary" size="large" loading={form.isSending}>
        {t('tickets.form.send')}
      </Button>
    </form>
  );
}
