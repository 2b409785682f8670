import type { Withdrawal } from '@marquee/contract/withdrawals.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshMoney } from './api.ts';
import { useDollars } from './use-dollars.ts';

export function CancelWithdrawal({ withdrawal: { id, amount } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('finances.withdrawal.cancel');
  const failed = useTranslations('common.states');
  const services = useServices();
  const amounts = useDollars();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function cancel() {
    setBusy(true);
    try {
      await services.call('cancelWithdrawal', { params: { id } });
      toast({ title: t('done'), tone: 'success' });
    } catch (error) {
      toast({ title: failed('failed'), text: (error as Error).message, tone: 'danger' });
    } finally {
      setBusy(false);
      setAsked(false);
      await refreshMoney(services);
    }
  }
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {t('action')}
      </Button>
      <LazyConfirmDialog
        open={isAsked}
        title={t('title')}
        consequence={t('text', { amount: amounts.balance(amount) })}
        confirmLabel={t('action')}
        cancelLabel={t('keep')}
        danger
        busy={isBusy}
        onConfirm={cancel}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
