import type { ReviewedWithdrawal } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Paid or declined: one field each, and what happens then. */
export function DecisionForms({ withdrawal: { id, payout, amount } }: { withdrawal: ReviewedWithdrawal }) {
  const t = useTranslations('admin.withdrawals');
  const services = useServices();
  const { exact } = useAmounts();
  const params = { id };
  return (
    <>
      <DecisionForm
        field="payout_reference"
        label={t('reference')}
        hint={t('referenceHint')}
        action={t('pay', { amount: exact(payout) })}
        done={t('paid')}
        send={(payout_reference) => services.call('payWithdrawal', { params, body: { payout_reference } })}
      />
      <DecisionForm
        danger
        field="reason"
        label={t('reason')}
        hint={t('reasonHint', { amount: exact(amount) })}
        action={t('decline')}
        done={t('declined')}
        send={(reason) => services.call('rejectWithdrawal', { params, body: { reason } })}
      />
    </>
  );
}

interface DecisionFormProps {
  field: 'payout_reference' | 'reason';
  label: string;
  hint: string;
  action: string;
  done: string;
  danger?: boolean;
  send(text: string): Promise<unknown>;
}

function DecisionForm({ field, label, hint, action, done, danger, send }: DecisionFormProps) {
  const services = useServices();
  const toast = useToast();
  const [text, setText] = useState('');
  const form = useForm(async () => {
    await send(text.trim());
    toast({ title: done, tone: 'success' });
    await refreshQueries(services, [consoleKeys.withdrawals, consoleKeys.queues]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <TextField
        label={label}
        hint={hint}
        name={field}
        maxLength={field === 'reason' ? 1000 : 200}
        value={text}
        onValueChange={(value) => {
          form.clear(field);
          setText(value);
        }}
        error={form.error(field)}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} wide loading={form.isSending}>
        {action}
      </Button>
    </form>
  );
}
