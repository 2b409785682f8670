import type { PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { displayCharge } from '@marquee/domain/money/display.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { outsideLimits } from '@marquee/domain/payments/amount-limits.ts';
import { toAmountLimits } from '../../product/payments/ways-to-pay.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useTypedAmount } from './use-typed-amount.ts';

const usual = {
  USD: ['10', '25', '50', '100', '250', '500'],
  RUB: ['500', '1000', '2500', '5000', '10000', '25000'],
};

interface PresetAmountsProps {
  method: PaymentMethodView;
  /** As typed, in the visitor's currency. */
  chosen: string;
  onChoose(amount: string): void;
}

/** The most used amounts that are within the method's limits. */
export function PresetAmounts({ method, chosen, onChoose }: PresetAmountsProps) {
  const t = useTranslations('payments.addFunds');
  const { currency, toDollars } = useTypedAmount();
  const { style } = useNumbers();
  const limits = toAmountLimits(method);
  const fits = usual[currency].filter(
    (amount) => !outsideLimits(limits, parseMoney(toDollars(amount)) ?? zero),
  );
  return (
    <fieldset className="-mt-2">
      <legend className="sr-only">{t('presets')}</legend>
      <div className="flex flex-wrap gap-2">
        {fits.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={chosen === amount}
            onClick={() => onChoose(amount)}
            className={buttonClass({ size: 'small', variant: chosen === amount ? 'primary' : undefined })}
          >
            {displayCharge(currency, parseMoney(amount) ?? zero, style)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
