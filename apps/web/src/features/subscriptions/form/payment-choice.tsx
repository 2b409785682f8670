import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { cardsQuery, checkoutMethodsQuery } from '../../../product/payments/payment-queries.ts';
import { WayList } from '../../../product/payments/way-list.tsx';
import { waysToPay } from '../../../product/payments/ways-to-pay.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

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
  const services = useServices();
  const profile = useProfile();
  const { data: cards = [] } = useQuery({ ...cardsQuery(services), enabled: profile !== null });
  const { data: methods = [] } = useQuery({ ...checkoutMethodsQuery(services), enabled: profile !== null });
  if (!profile) return null;
  const bill = { isRestricted: false, hasAccount: true, amount: undefined, mayBeFree: true };
  const known = waysToPay(methods, cards, bill);
  const fromBalance = known.find(({ flow }) => flow === 'balance') ?? plainBalance;
  const ways = [
    {
      ...fromBalance,
      key: 'balance',
      name: t('balance'),
      note: t('onBalance', { amount: amounts.balance(profile.balance) }),
    },
    ...known
      .filter(({ flow }) => flow === 'linked_card')
      .map((card) => ({ ...card, key: String(card.id), note: t('cardHint') })),
  ];
  return (
    <div>
      <WayList
        legend={t('payment')}
        ways={ways.map((way) => ({ ...way, isOutsideLimits: false }))}
        chosenKey={cardId === null ? 'balance' : String(cardId)}
        error={error}
        onChoose={(key) => onChoose(key === 'balance' ? null : Number(key))}
      />
      <p className="pt-2">
        <TextLink href="/linked-cards">{t('linkCard')}</TextLink>
      </p>
    </div>
  );
}

/** A panel may keep the balance from its checkout; subscriptions are paid from it all the same. */
const plainBalance = { icon: 'wallet', flow: 'balance', description: '', information: undefined } as const;
