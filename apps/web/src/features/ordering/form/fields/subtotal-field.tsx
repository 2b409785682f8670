import { plainNumber } from '@marquee/domain/format/typed-number.ts';
import { parseTypedAmount, shownCurrency } from '@marquee/domain/money/display.ts';
import { formatMoney, zero } from '@marquee/domain/money/money.ts';
import { useEffect, useState } from 'react';
import { useCurrency } from '../../../../shell/preferences/currency.tsx';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useShell } from '../../../../shell/shell-data.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { useQuantityByCost } from './use-quantity-by-cost.ts';

interface SubtotalFieldProps {
  serviceId: number;
  isGuarantee: boolean;
  /** Cost of the quantity, in USD. */
  subtotal: string;
  /** The same as it stands beside the total; undefined until that is known. */
  costText?: string | undefined;
  disabled: boolean;
  onQuantityChange(quantity: bigint): void;
  /** The amount could not be converted to a quantity, so the price is fetched again. */
  onFailed(): void;
  /** An amount was typed and its quantity is still being fetched, so the shown quantity is outdated. */
  onConverting(isConverting: boolean): void;
}

/** Typed in the displayed currency; the server converts it to a quantity. */
export function SubtotalField({
  subtotal,
  costText,
  disabled,
  onConverting,
  ...options
}: SubtotalFieldProps) {
  const t = useTranslations('ordering.subtotal');
  const amounts = useAmounts();
  const { style } = useNumbers();
  const { currency: chosen } = useCurrency();
  const rate = useShell().settings.currencies.RUB.rate ?? undefined;
  const shown = shownCurrency(chosen, rate);
  const [typed, setTyped] = useState<string>();
  const [isBlurred, setBlurred] = useState(true);
  const { isConverting, convertSoon, convertNow } = useQuantityByCost(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported when it changes, and reset on unmount
  useEffect(() => {
    onConverting(isConverting);
    return () => onConverting(false);
  }, [isConverting]);

  function type(text: string) {
    setTyped(text);
    const amount = parseTypedAmount(text, shown);
    convertSoon(amount === undefined || amount <= zero ? undefined : formatMoney(amount));
  }
  const price = plainNumber((costText ?? amounts.charge(subtotal)).replace(/[^\d.,]/g, ''), style) ?? '';
  return (
    <Field label={t('label')} hint={disabled ? undefined : t('hint')}>
      {(control) => (
        <MoneyInput
          {...control}
          disabled={disabled}
          currency={shown.currency}
          value={isBlurred && !isConverting ? price : (typed ?? price)}
          onValueChange={type}
          onFocus={() => {
            setTyped(undefined);
            setBlurred(false);
          }}
          onBlur={() => {
            convertNow();
            setBlurred(true);
          }}
          onKeyDown={(event) => event.key === 'Enter' && convertNow()}
        />
      )}
    </Field>
  );
}
