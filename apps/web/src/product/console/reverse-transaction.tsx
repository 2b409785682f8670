import { canBeReversed } from '@marquee/domain/money/reversible-transaction.ts';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface ReverseTransactionProps {
  transaction: {
    id: number;
    type: string;
    ref_type: string | null;
    reverses: number | null;
    reversed_by: number | null;
  };
  /** Reads again what the reversal has changed. */
  onReversed(): Promise<void>;
}

/** Undoes a transaction of the ledger where that is possible. The page loads the phrases `adminInvoices`. */
export function ReverseTransaction({ transaction, onReversed }: ReverseTransactionProps) {
  const mayReverse = useProfile()?.permissions?.includes('payments.manage') ?? false;
  if (!mayReverse || !canBeReversed(transaction)) return null;
  return <ReverseButton transactionId={transaction.id} onReversed={onReversed} />;
}

interface ReverseButtonProps {
  transactionId: number;
  onReversed(): Promise<void>;
}

function ReverseButton({ transactionId, onReversed }: ReverseButtonProps) {
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
      <Button size="small" className="self-start" onClick={() => setOpen(true)}>
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
