import type { StaffTicket } from '@marquee/contract/generated/console.ts';
import { leftPlaceholder } from '@marquee/domain/tickets/canned-reply.ts';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { Notice } from '../../../shell/forms/notice.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AttachFiles } from '../attach-files.tsx';
import { CannedReplyMenu } from './canned-reply-menu.tsx';
import { useAnswer } from './use-answer.ts';
import type { TicketChanges } from './use-ticket-changes.ts';

export interface AnswerHandle {
  /** Puts text where the cursor stands. */
  insert(text: string): void;
}

interface AnswerFormProps {
  ticket: StaffTicket;
  field: RefObject<HTMLTextAreaElement | null>;
  handle: RefObject<AnswerHandle | null>;
  changes: TicketChanges;
}

/** The answer to the customer; a canned reply is put where the cursor stands. */
export function AnswerForm({ ticket, field, handle, changes }: AnswerFormProps) {
  const t = useTranslations('adminSupport.tickets.answer');
  const [text, setText] = useState('');
  const closes = useRef(false);
  const left = leftPlaceholder(text);
  const { form, attachments, percent } = useAnswer(ticket, {
    text,
    mayGo: left === undefined,
    onSent: async () => {
      setText('');
      if (closes.current) await changes.close();
    },
  });
  const insert = (reply: string) => {
    const at = field.current?.selectionStart ?? text.length;
    const gap = at > 0 && !/\s$/.test(text.slice(0, at)) ? '\n' : '';
    setText(text.slice(0, at) + gap + reply + text.slice(at));
    field.current?.focus();
  };
  useImperativeHandle(handle, () => ({ insert }));
  const send = (andClose: boolean) => {
    closes.current = andClose;
  };
  return (
    <form
      {...form.form}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 tablet:p-5"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        send(false);
        event.currentTarget.requestSubmit();
      }}
    >
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Field
        label={t('label')}
        hint={t('hint')}
        error={left === undefined ? form.error('text') : t('unfilled', { placeholder: `{${left}}` })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            dir="auto"
            rows={5}
            maxLength={5000}
            value={text}
            onChange={({ target }) => {
              form.clear('text');
              setText(target.value);
            }}
          />
        )}
      </Field>
      <AttachFiles
        attachments={attachments}
        percent={percent}
        refusal={(index) => form.error(`files.${index}`)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <CannedReplyMenu ticket={ticket} onChoose={insert} />
        <span className="ms-auto" />
        <Button type="submit" loading={form.isSending && closes.current} onClick={() => send(true)}>
          {t('sendAndClose')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          loading={form.isSending && !closes.current}
          onClick={() => send(false)}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
