import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { walletsQuery } from '../../product/payments/payment-queries.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** What is there to take out, and what was ever earned. */
export function EarningsCard({ total }: { total: string }) {
  const t = useTranslations('referrals.earnings');
  const { exact } = useAmounts();
  const { data: wallets } = useQuery(walletsQuery(useServices()));
  return (
    <Card>
      <p className="text-ink-soft text-note">{t('title')}</p>
      <p className="font-semibold text-28 tabular-nums tracking-tight">{exact(wallets?.referral ?? '0')}</p>
      <p className="mt-3 flex justify-between gap-3 border-line border-t py-2">
        <span className="text-ink-soft">{t('total')}</span>
        <span className="font-medium tabular-nums">{exact(total)}</span>
      </p>
      <LinkButton
        className="mt-3"
        wide
        href="/withdrawal"
        icon={<HandCoins className="size-4" aria-hidden="true" />}
      >
        {t('withdraw')}
      </LinkButton>
    </Card>
  );
}
