import type { Wallets } from '@marquee/contract/generated/money.ts';
import { useState } from 'react';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useSendOnce } from '../../lib/send-once.ts';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AmountField } from './amount-field.tsx';
import { earningsChangedKeys } from './api.ts';

type Wallet = 'referral' | 'task';

/** Prefilled with the whole of the fuller wallet, which is what most people want to move. */
export function MoveForm({ wallets, onDone }: { wallets: Wallets; onDone(): void }) {
  const t = useTranslations('finances');
  const services = useServices();
  const toast = useToast();
  const sendOnce = useSendOnce();
  const [wallet, setWallet] = useState<Wallet>(wallets.referral === '0' ? 'task' : 'referral');
  const [amount, setAmount] = useState(wallets[wallet]);
  const form = useForm(async () => {
    const body = { wallet, amount };
    await sendOnce(body, (idempotencyKey) => services.call('moveEarnings', { body }, { idempotencyKey }));
    await refreshQueries(services, earningsChangedKeys);
    toast({ title: t('withdrawal.move.done'), tone: 'success' });
    onDone();
  });
  const change = (next: { wallet?: Wallet; amount?: string }) => {
    form.clear('amount');
    if (next.wallet) setWallet(next.wallet);
    setAmount(next.amount ?? (next.wallet ? wallets[next.wallet] : amount));
  };
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {wallets.referral !== '0' && wallets.task !== '0' && (
        <Segmented
          label={t('withdrawal.move.wallet')}
          value={wallet}
          onValueChange={(next) => change({ wallet: next })}
          options={[
            { value: 'referral', label: t('wallets.referral') },
            { value: 'task', label: t('wallets.task') },
          ]}
        />
      )}
      <AmountField
        value={amount}
        most={wallets[wallet]}
        error={form.error('amount')}
        onChange={(next) => change({ amount: next })}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('withdrawal.move.action')}
      </Button>
    </form>
  );
}
