import type { SubscriptionView } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { cardsQuery } from '../../product/payments/payment-queries.ts';
import { subscriptionKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const texts = {
  balance: 'text',
  card_declined: 'card',
  card_unusable: 'cardGone',
  card_too_small: 'cardLimit',
  card_too_big: 'cardLimit',
} as const;

/** Why the subscription is on hold, and what helps. */
export function WaitingNotice({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations('subscriptions.money');
  const amounts = useAmounts();
  const dates = useDates();
  const { waiting } = subscription;
  if (!waiting) return null;
  const amount = amounts.charge(waiting.needed);
  const needsFunds = waiting.reason === 'balance' || waiting.reason === 'card_declined';
  return (
    <div
      role="status"
      className="mb-5 flex flex-col gap-4 rounded-lg bg-warning-soft p-4 tablet:flex-row tablet:items-center tablet:p-5"
    >
      <Wallet className="size-6 shrink-0 text-warning-text max-tablet:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('title', { amount })}</p>
        <p className="text-ink-soft">{t(texts[waiting.reason], { amount })}</p>
        <p className="text-ink-soft text-note tabular-nums" suppressHydrationWarning>
          {t('since', { date: dates.dateTime(waiting.since) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-tablet:flex-col">
        {waiting.reason !== 'balance' && <OtherWays subscription={subscription} />}
        {needsFunds && (
          <LinkButton href={`/add-funds?amount=${waiting.needed}`} variant="primary">
            {t('add')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** Another linked card, the balance, or a new card for this subscription. */
function OtherWays({ subscription }: { subscription: SubscriptionView }) {
  const { id, recurring_payments_method: current, waiting } = subscription;
  const t = useTranslations('subscriptions.money');
  const services = useServices();
  const { data: cards = [] } = useQuery(cardsQuery(services));
  const { isBusy, run } = useAction();
  const others = cards.filter((card) => !card.is_expired && card.id !== current?.id);
  const choose = (recurring_payments_method_id: number | null) =>
    run(
      () =>
        services.call('changeSubscriptionPayment', {
          params: { subscriptionId: id },
          body: { recurring_payments_method_id },
        }),
      { done: t('changed'), refresh: [subscriptionKeys.all] },
    );
  return (
    <>
      <LinkButton href={`/linked-cards?subscription=${id}`}>{t('linkCard')}</LinkButton>
      {others.map((card) => (
        <Button key={card.id} loading={isBusy} onClick={() => choose(card.id)}>
          {t('useCard', { card: card.name })}
        </Button>
      ))}
      {waiting?.reason !== 'card_declined' && (
        <Button variant="primary" loading={isBusy} onClick={() => choose(null)}>
          {t('useBalance')}
        </Button>
      )}
    </>
  );
}
