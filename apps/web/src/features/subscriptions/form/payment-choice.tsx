import { useQuery } from '@tanstack/react-query';
import { CreditCard, Wallet } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { cardsQuery } from '../../../product/payments/payment-queries.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Choice } from '../../../ui/forms/choice.tsx';

interface PaymentChoiceProps {
  /** Null: pay from the balance. */
  cardId: number | null;
  error: string | undefined;
  onChoose(cardId: number | null): void;
}

/** Only for signed-in customers: guests have neither balance nor cards. */
export function PaymentChoice({ cardId, error, onChoose }: PaymentChoiceProps) {
  const t = useTranslations('subscriptions.form');
  const amounts = useAmounts();
  const name = useId();
  const profile = useProfile();
  const { data: cards = [] } = useQuery({ ...cardsQuery(useServices()), enabled: profile !== null });
  if (!profile) return null;
  const options = [
    { id: null, title: t('balance'), note: t('onBalance', { amount: amounts.balance(profile.balance) }) },
    ...cards
      .filter(({ is_expired }) => !is_expired)
      .map((card) => ({ id: card.id, title: card.name, note: t('cardHint') })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium">{t('payment')}</legend>
      <div className="flex flex-col gap-2">
        {options.map(({ id, title, note }) => {
          const Icon = id === null ? Wallet : CreditCard;
          return (
            <Choice
              key={id ?? 'balance'}
              name={name}
              value={String(id ?? 'balance')}
              isChosen={id === cardId}
              onChoose={() => onChoose(id)}
              className="py-2"
            >
              <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{title}</span>
                <span className="block text-ink-soft text-note">{note}</span>
              </span>
            </Choice>
          );
        })}
      </div>
      {error && (
        <p role="alert" className="pt-1.5 text-danger-text text-note">
          {error}
        </p>
      )}
      <p className="pt-2">
        <TextLink href="/linked-cards">{t('linkCard')}</TextLink>
      </p>
    </fieldset>
  );
}
