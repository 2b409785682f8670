import type { StaffReview } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const refreshed = [consoleKeys.reviews, consoleKeys.queues] as const;

/** Shown, answered or hidden: one button, and one field each. */
export function ReviewDecision({ review }: { review: StaffReview }) {
  const t = useTranslations('adminSupport.reviews');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const { id, written_at, status, answer } = review;
  const params = { id };
  const approve = () =>
    run(() => call('approveReview', { params, body: { written_at } }), {
      done: t('approved'),
      refresh: refreshed,
    });
  return (
    <>
      {status !== 'approved' && (
        <Button variant="primary" wide loading={isBusy} onClick={() => void approve()}>
          {t('approve')}
        </Button>
      )}
      <TextForm
        field="text"
        label={t('answer')}
        hint={t('answerHint')}
        action={answer === null ? t('sendAnswer') : t('changeAnswer')}
        done={t('answered')}
        first={answer ?? ''}
        maxLength={1000}
        send={(text) => call('answerReview', { params, body: { written_at, text } })}
        remove={
          answer === null
            ? undefined
            : () => call('answerReview', { params, body: { written_at, text: null } })
        }
      />
      {status !== 'rejected' && (
        <TextForm
          danger
          field="reason"
          label={t('rejectReason')}
          hint={t('rejectHint')}
          action={t('reject')}
          done={t('rejected')}
          first=""
          maxLength={500}
          send={(reason) => call('rejectReview', { params, body: { written_at, reason } })}
        />
      )}
    </>
  );
}

interface TextFormProps {
  field: 'text' | 'reason';
  label: string;
  hint: string;
  action: string;
  done: string;
  first: string;
  maxLength: number;
  danger?: boolean;
  send(text: string): Promise<unknown>;
  remove?: (() => Promise<unknown>) | undefined;
}

function TextForm({
  field,
  label,
  hint,
  action,
  done,
  first,
  maxLength,
  danger,
  send,
  remove,
}: TextFormProps) {
  const t = useTranslations('adminSupport.reviews');
  const services = useServices();
  const toast = useToast();
  const { isBusy, run } = useAction();
  const [text, setText] = useState(first);
  const form = useForm(async () => {
    await send(text.trim());
    toast({ title: done, tone: 'success' });
    await refreshQueries(services, refreshed);
  });
  const takeBack = async () => {
    if (remove && (await run(remove, { done: t('answerRemoved'), refresh: refreshed }))) setText('');
  };
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <Field label={label} hint={hint} error={form.error(field)}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            maxLength={maxLength}
            value={text}
            onChange={({ target }) => {
              form.clear(field);
              setText(target.value);
            }}
          />
        )}
      </Field>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" variant={danger ? 'danger' : 'secondary'} wide loading={form.isSending}>
          {action}
        </Button>
        {remove && (
          <Button variant="quiet" loading={isBusy} onClick={() => void takeBack()}>
            {t('removeAnswer')}
          </Button>
        )}
      </div>
    </form>
  );
}
