import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Amount } from '../../../ui/text/amount.tsx';

interface CostCardProps {
  cost: Answer<Endpoints['getServicesCost']>['data'] | undefined;
  isChecking: boolean;
  contentsLimit: number;
  children: ReactNode;
}

/** Cost per publication, the maximum for all of them, and the button to start. */
export function CostCard({ cost, isChecking, contentsLimit, children }: CostCardProps) {
  const t = useTranslations('subscriptions.form');
  const amounts = useAmounts();
  return (
    <Card className="flex flex-col gap-5 roomy:sticky roomy:top-20">
      {cost ? (
        <dl className="flex flex-col gap-3" aria-live="polite" aria-busy={isChecking || undefined}>
          <div className="flex items-baseline justify-between gap-3">
            <dt className="font-medium">{t('perPublication')}</dt>
            <dd data-per-publication={cost.cost_per_publication}>
              <Amount size="huge" pending={isChecking}>
                {amounts.charge(cost.cost_per_publication)}
              </Amount>
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-3 text-ink-soft">
            <dt>{t('total', { count: contentsLimit })}</dt>
            <dd>
              <Amount pending={isChecking}>{amounts.charge(cost.total_cost)}</Amount>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="text-ink-soft" role="status">
          {t('nothing')}
        </p>
      )}
      {children}
      <p className="text-ink-faint text-note">{t('free')}</p>
    </Card>
  );
}
