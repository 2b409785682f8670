import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { walletsQuery } from '../../product/payments/payment-queries.ts';
import { useCurrency } from '../../shell/preferences/currency.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { MoveForm } from './move-form.tsx';

export function Earnings() {
  const t = useTranslations('finances');
  const common = useTranslations('common.actions');
  const { exact, balance } = useAmounts();
  const { currency } = useCurrency();
  const [isMoving, setMoving] = useState(false);
  const { data: wallets } = useQuery(walletsQuery(useServices()));
  if (!wallets) return null;
  const parts = [
    [t('wallets.referral'), wallets.referral],
    [t('wallets.task'), wallets.task],
    ...(wallets.hold === '0' ? [] : [[t('overview.hold'), wallets.hold]]),
  ] as const;
  return (
    <Card>
      <p className="text-ink-soft text-note">{t('withdrawal.available')}</p>
      <p className="font-semibold text-28 tabular-nums tracking-tight">{exact(wallets.withdrawable)}</p>
      {/* Paid out in dollars; readers of rubles see the approximate amount. */}
      {currency === 'RUB' && (
        <p className="text-ink-faint text-note tabular-nums">{balance(wallets.withdrawable)}</p>
      )}
      <dl className="mt-3 border-line border-t">
        {parts.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-3 border-line border-b py-2">
            <dt className="min-w-0 text-ink-soft">{label}</dt>
            <dd className="shrink-0 font-medium tabular-nums">{exact(amount ?? '0')}</dd>
          </div>
        ))}
      </dl>
      <Button
        className="mt-4"
        wide
        icon={<ArrowRightLeft className="size-4" />}
        disabled={wallets.withdrawable === '0'}
        onClick={() => setMoving(true)}
      >
        {t('withdrawal.move.action')}
      </Button>
      <LazyDialog
        open={isMoving}
        onClose={() => setMoving(false)}
        title={t('withdrawal.move.title')}
        text={t('withdrawal.move.text')}
        closeLabel={common('close')}
        width="narrow"
      >
        <MoveForm wallets={wallets} onDone={() => setMoving(false)} />
      </LazyDialog>
    </Card>
  );
}
