import type { PayoutOutcome, ReviewedWithdrawal } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface PayDialogProps {
  rows: readonly ReviewedWithdrawal[];
  onClose(): void;
  onDone(): void;
}

type Failed = Exclude<PayoutOutcome['outcome'], 'paid'>;

/** Many payouts at once, each under a reference of its own. What fails stays here with its reason. */
export function PayDialog({ rows, onClose, onDone }: PayDialogProps) {
  const t = useTranslations('adminInvoices.payouts');
  const close = useTranslations('common.actions')('close');
  const services = useServices();
  const toast = useToast();
  const { exact } = useAmounts();
  // The rows leave the list once they are paid; what was chosen stays until the dialog closes.
  const [open, setOpen] = useState(rows);
  const [batch, setBatch] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [failed, setFailed] = useState<ReadonlyMap<number, Failed>>(new Map());
  const reference = (id: number) => typed[id] ?? (batch.trim() === '' ? '' : `${batch.trim()}-${id}`);
  const form = useForm(async () => {
    const payouts = open.map(({ id }) => ({ id, payout_reference: reference(id) }));
    const { data } = await services.call('payWithdrawals', { body: { payouts } });
    const outcomes = new Map<number, Failed>();
    for (const { id, outcome } of data) if (outcome !== 'paid') outcomes.set(id, outcome);
    const paid = data.length - outcomes.size;
    if (paid > 0) toast({ title: t('paid', { count: paid }), tone: 'success' });
    setFailed(outcomes);
    setOpen(open.filter(({ id }) => outcomes.has(id)));
    await refreshQueries(services, [consoleKeys.withdrawals, consoleKeys.queues]);
    if (outcomes.size > 0) return;
    onDone();
    onClose();
  });
  const isReady = open.every(({ id }) => reference(id).trim() !== '');
  return (
    <Dialog open onClose={onClose} title={t('payTitle')} closeLabel={close}>
      <form {...form.form} className="flex flex-col gap-4">
        <TextField
          label={t('batch')}
          hint={t('batchHint')}
          name="batch"
          maxLength={180}
          value={batch}
          onValueChange={setBatch}
        />
        {failed.size > 0 && <Notice tone="danger">{t('failed', { count: failed.size })}</Notice>}
        <ul className="flex flex-col gap-3">
          {open.map(({ id, payout }) => {
            const why = failed.get(id);
            return (
              <li key={id}>
                <TextField
                  label={t('reference', { number: `#${id}` })}
                  note={exact(payout)}
                  name={`reference-${id}`}
                  maxLength={200}
                  value={reference(id)}
                  onValueChange={(value) => setTyped((current) => ({ ...current, [id]: value }))}
                  {...(why && { error: t(`outcomes.${why}`) })}
                />
              </li>
            );
          })}
        </ul>
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" wide disabled={!isReady} loading={form.isSending}>
          {t('payAction', { count: open.length })}
        </Button>
      </form>
    </Dialog>
  );
}
