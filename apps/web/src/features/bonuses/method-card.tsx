import type { PaymentMethodView } from '@marquee/contract/money/payment-methods.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';

/** A way to pay and what it adds, step by step. */
export function MethodCard({ method }: { method: PaymentMethodView }) {
  const t = useTranslations('finances');
  const amounts = useAmounts();
  const percent = usePercent();
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 tablet:p-5">
      <div className="flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-medium text-16">{method.name}</span>
          <span className="shrink-0 font-semibold text-20 text-success-text tabular-nums">
            +{percent(method.reward_percent)}
          </span>
        </p>
        <ul className="flex flex-wrap gap-2 pt-2">
          {method.payment_method_bonuses.map(({ bonus_percent, from_amount }) => (
            <li
              key={from_amount}
              className="rounded-full bg-success-soft px-2.5 py-0.5 text-note text-success-text tabular-nums"
            >
              {t('bonuses.step', { percent: percent(bonus_percent), amount: amounts.charge(from_amount) })}
            </li>
          ))}
        </ul>
      </div>
      <LinkButton href={`/add-funds?method=${method.id}`} wide>
        {t('overview.addFunds')}
      </LinkButton>
    </li>
  );
}
