import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

interface ReverseTransactionProps {
  transactionId: number;
  /** Reads again what the reversal has changed. */
  onReversed(): Promise<void>;
}

/** A button that undoes a transaction of the ledger, with its reason. The page loads the phrases `adminInvoices`. */
export function ReverseTransaction({ transactionId, onReversed }: ReverseTransactionProps) {
  const t = useTranslations('adminInvoices.reverse');
  const actions = useTranslations('common.actions');
  const { call } = useServices();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const form = useForm(async () => {
    await call('reverseTransaction', { params: { id: transactionId }, body: { reason: reason.trim() } });
    setOpen(false);
    toast({ title: t('done'), tone: 'success' });
    await onReversed();
  });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('title', { number: `#${transactionId}` })}
        text={t('text')}
        closeLabel={actions('close')}
      >
        <form {...form.form} className="flex flex-col gap-4">
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
          <Button type="submit" variant="danger" wide loading={form.isSending}>
            {t('action')}
          </Button>
        </form>
      </LazyDialog>
    </>
  );
}
