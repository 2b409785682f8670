import type { PaymentMethodView } from '@marquee/contract/money/payment-methods.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { outsideLimits } from '@marquee/domain/payments/amount-limits.ts';
import { useTranslations } from 'use-intl';
import { toAmountLimits } from '../../product/payments/ways-to-pay.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';

const usual = ['10', '25', '50', '100', '250', '500'];

interface PresetAmountsProps {
  method: PaymentMethodView;
  chosen: string;
  onChoose(amount: string): void;
}

/** The most used amounts that are within the method's limits. */
export function PresetAmounts({ method, chosen, onChoose }: PresetAmountsProps) {
  const t = useTranslations('payments.addFunds');
  const amounts = useAmounts();
  const limits = toAmountLimits(method);
  const fits = usual.filter((amount) => !outsideLimits(limits, parseMoney(amount) ?? zero));
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
            {amounts.charge(amount)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
