import type { Withdrawal } from '@marquee/contract/generated/money.ts';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { earningsChangedKeys } from './api.ts';

export function CancelWithdrawal({ withdrawal: { id, amount } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('finances.withdrawal.cancel');
  const services = useServices();
  const { exact } = useAmounts();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, run } = useAction();
  async function cancel() {
    await run(() => services.call('cancelWithdrawal', { params: { id } }), {
      done: t('done'),
      refresh: earningsChangedKeys,
    });
    setConfirming(false);
  }
  return (
    <>
      <Button size="small" onClick={() => setConfirming(true)}>
        {t('action')}
      </Button>
      <LazyConfirmDialog
        open={isConfirming}
        title={t('title')}
        consequence={t('text', { amount: exact(amount) })}
        confirmLabel={t('action')}
        cancelLabel={t('keep')}
        danger
        busy={isBusy}
        onConfirm={cancel}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
