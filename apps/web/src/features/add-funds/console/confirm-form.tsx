import type { InvoiceDetails } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { decidedKeys } from './api.ts';

/** The money is there: what it does, and for top-ups how much of it came. */
export function ConfirmForm({ invoice }: { invoice: InvoiceDetails }) {
  const t = useTranslations('adminInvoices.confirm');
  const services = useServices();
  const toast = useToast();
  const { exact } = useAmounts();
  const { id, purpose, amount: asked, total_amount, total_bonus } = invoice;
  const [amount, setAmount] = useState(asked);
  const [reason, setReason] = useState('');
  const isOther = purpose === 'add_funds' && amount !== '' && Number(amount) !== Number(asked);
  const form = useForm(async () => {
    const body = { ...(isOther ? { amount } : {}), ...(reason.trim() ? { reason: reason.trim() } : {}) };
    await services.call('confirmInvoice', { params: { id }, body });
    toast({ title: t('done'), tone: 'success' });
    await refreshQueries(services, decidedKeys);
  });
  const credited = isOther ? amount : asked;
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="text-ink-soft">
        {purpose === 'orders' ? t('orders') : t('funds', { amount: exact(credited) })}{' '}
        {!isOther && Number(total_bonus) > 0 && t('bonus', { amount: exact(total_bonus) })}
      </p>
      {purpose === 'add_funds' && (
        <Field label={t('amount')} hint={t('amountHint')} error={form.error('amount')}>
          {(control) => (
            <MoneyInput
              {...control}
              name="amount"
              value={amount}
              onValueChange={(value) => {
                form.clear('amount');
                setAmount(value);
              }}
            />
          )}
        </Field>
      )}
      <TextField
        label={t('note')}
        name="reason"
        maxLength={1000}
        value={reason}
        onValueChange={setReason}
        error={form.error('reason')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('action', { amount: exact(isOther ? amount : total_amount) })}
      </Button>
    </form>
  );
}
