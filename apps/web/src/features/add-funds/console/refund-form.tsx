import type { InvoiceDetails, RefundPreview } from '@marquee/contract/generated/console.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useSendOnce } from '../../../lib/send-once.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useChargeText } from '../../../product/payments/charge-text.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
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

/** Returns a payment or a part of it. What that takes from whom is shown before. */
export function RefundForm({ invoice: { id, refundable } }: { invoice: InvoiceDetails }) {
  const t = useTranslations('adminInvoices.refund');
  const services = useServices();
  const toast = useToast();
  const sendOnce = useSendOnce();
  const errorMessage = useErrorMessage();
  const { exact } = useAmounts();
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const amount = typed ?? refundable;
  // Everything that is left needs no amount: it is exact in the currency of the charge.
  const part = Number(amount) === Number(refundable) ? {} : { amount };
  const asked = useDeferredValue(amount);
  const preview = useQuery({
    queryKey: consoleKeys.refundPreview(id, asked),
    queryFn: async ({ signal }) => {
      const body = Number(asked) === Number(refundable) ? {} : { amount: asked };
      return (await services.call('previewRefund', { params: { id }, body }, { signal })).data;
    },
    enabled: Number(asked) > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const form = useForm(async () => {
    const body = { ...part, reason: reason.trim() };
    await sendOnce(['refundInvoice', id, body], (idempotencyKey) =>
      services.call('refundInvoice', { params: { id }, body }, { idempotencyKey }),
    );
    toast({ title: t('done'), tone: 'success' });
    setTyped(undefined);
    setReason('');
    await refreshQueries(services, decidedKeys);
  });
  const isMissing = Number(preview.data?.missing ?? 0) > 0;
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('title')}</h3>
      <Field
        label={t('amount')}
        hint={t('hint', { amount: exact(refundable) })}
        error={form.error('amount') ?? (preview.error ? errorMessage(preview.error) : undefined)}
      >
        {(control) => (
          <MoneyInput
            {...control}
            name="amount"
            value={amount}
            onValueChange={(value) => {
              form.clear('amount');
              setTyped(value);
            }}
          />
        )}
      </Field>
      {preview.data && !preview.error && <Effect preview={preview.data} />}
      <TextField
        label={t('reason')}
        name="reason"
        maxLength={1000}
        value={reason}
        onValueChange={(value) => {
          form.clear('reason');
          setReason(value);
        }}
        error={form.error('reason')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button
        type="submit"
        variant="danger"
        wide
        loading={form.isSending}
        disabled={isMissing || !preview.data || preview.isPlaceholderData}
      >
        {t('action', { amount: exact(amount || '0') })}
      </Button>
    </form>
  );
}

/** What a refund does, line by line. */
function Effect({ preview }: { preview: RefundPreview }) {
  const t = useTranslations('adminInvoices.refund');
  const { exact } = useAmounts();
  const chargeText = useChargeText();
  const isSome = (amount: string) => Number(amount) > 0;
  const { charge, is_at_gateway, canceled_orders, taken_cash, taken_bonus, returned_fee, missing } = preview;
  const lines = [
    t(is_at_gateway ? 'gateway' : 'byHand', { amount: chargeText(charge) }),
    canceled_orders > 0 && t('canceled', { count: canceled_orders }),
    isSome(taken_cash) && t('cash', { amount: exact(taken_cash), left: exact(preview.cash_after) }),
    isSome(taken_bonus) && t('bonus', { amount: exact(taken_bonus), left: exact(preview.bonus_after) }),
    isSome(returned_fee) && t('fee', { amount: exact(returned_fee) }),
    isSome(preview.owed) && t('owes', { amount: exact(preview.owed) }),
  ].filter((line) => line !== false);
  return (
    <div role="status" className="flex flex-col gap-2">
      <ul className="list-disc ps-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isSome(missing) && <Notice tone="danger">{t('missing', { amount: exact(missing) })}</Notice>}
    </div>
  );
}
