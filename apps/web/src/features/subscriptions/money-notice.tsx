import type { SubscriptionView } from '@marquee/contract/ordering/subscriptions.ts';
import { Wallet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';

/** Why nothing goes on, and the one step that helps. */
export function MoneyNotice({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations('subscriptions.money');
  const amounts = useAmounts();
  const { waiting, recurring_payments_method: card } = subscription;
  if (!waiting) return null;
  return (
    <div
      role="status"
      className="mb-5 flex flex-col gap-4 rounded-lg bg-warning-soft p-4 tablet:flex-row tablet:items-center tablet:p-5"
    >
      <Wallet className="size-6 shrink-0 text-warning-text max-tablet:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('title', { amount: amounts.charge(waiting.needed) })}</p>
        <p className="text-ink-soft">{t(card ? 'card' : 'text')}</p>
      </div>
      <LinkButton href={`/add-funds?amount=${waiting.needed}`} variant="primary">
        {t('add')}
      </LinkButton>
    </div>
  );
}
