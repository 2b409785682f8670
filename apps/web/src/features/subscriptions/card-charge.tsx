import { add, formatMoney, parseSignedMoney } from '@marquee/domain/money/money.ts';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface CardChargeProps {
  /** Of the services. */
  cost: string;
  charge: { fee: string; fee_percent: number; surplus: string; total: string };
}

/** What a card is charged for one publication beyond the services. The caller shows the total. */
export function CardCharge({ cost, charge }: CardChargeProps) {
  const t = useTranslations('subscriptions');
  const common = useTranslations('common.amounts');
  const percent = usePercent();
  const { total, between } = useAmountsTogether();
  const withFee = formatMoney(add(parseSignedMoney(cost), parseSignedMoney(charge.fee)));
  const lines = [
    [t('card.services'), total(cost)],
    [t('card.fee', { percent: percent(charge.fee_percent) }), between(withFee, cost)],
    ...(total(withFee) === total(charge.total)
      ? []
      : [[common('surplus'), between(charge.total, withFee)] as const]),
  ] as const;
  return lines.map(([name, amount]) => (
    <div key={name} className="flex items-baseline justify-between gap-3 text-ink-soft">
      <dt className="min-w-0">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
    </div>
  ));
}
