import type { SubscriptionDetails } from '@marquee/contract/generated/ordering.ts';
import type { ReactNode } from 'react';
import { PaymentMark } from '../../product/payments/payment-mark.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LinkChip } from '../../ui/text/link-chip.tsx';
import { NetworkChip } from '../../ui/text/network-chip.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { CardCharge } from './card-charge.tsx';

export function DetailsCard({ subscription }: { subscription: SubscriptionDetails }) {
  const t = useTranslations('subscriptions');
  const { total, times } = useAmountsTogether();
  const {
    network,
    url,
    created_at,
    ended_at,
    last_looked_at,
    recurring_payments_method: card,
    cost_per_publication: cost,
    card_charge: cardCharge,
  } = subscription;
  const charged = cardCharge?.total ?? cost;
  return (
    <Card
      title={t('details.title')}
      action={<TextLink href="/subscription-about">{t('about')}</TextLink>}
      className="flex flex-col"
    >
      <div className="flex flex-col items-start gap-2 pb-3">
        <NetworkChip network={network} />
        <LinkChip href={url} />
      </div>
      <dl className="flex flex-col gap-2.5 border-line border-t pt-4 tabular-nums">
        <Fact name={t('details.payment')}>
          {card ? (
            <span className="inline-flex items-center gap-2">
              <PaymentMark icon={card.icon} isCard />
              {card.name}
            </span>
          ) : (
            t('details.balance')
          )}
          {card && !card.is_usable && (
            <span className="block text-note text-warning-text">{t('details.cardGone')}</span>
          )}
        </Fact>
        {cardCharge && <CardCharge cost={cost} charge={cardCharge} />}
        <Fact name={t('details.perPublication')}>{total(charged)}</Fact>
        <Fact name={t('details.total')}>{times(charged, subscription.contents_limit)}</Fact>
        <Fact name={t('details.spent')}>{total(subscription.spent)}</Fact>
        <Fact name={t('details.started')}>
          <Moment value={created_at} />
        </Fact>
        {ended_at ? (
          <Fact name={t('details.ended')}>
            <Moment value={ended_at} />
          </Fact>
        ) : (
          <Fact name={t('details.looked')}>
            {last_looked_at ? <Moment value={last_looked_at} /> : t('details.never')}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">{name}</dt>
      <dd className="max-w-3/5 shrink-0 text-end font-medium">{children}</dd>
    </div>
  );
}
