import { currencySymbols } from '@marquee/domain/currency/currencies.ts';
import { shownCurrency } from '@marquee/domain/money/display.ts';
import { formatMoney, zero } from '@marquee/domain/money/money.ts';
import { parseTypedAmount } from '@marquee/domain/money/typed-amount.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { useCurrency } from '../../../shell/preferences/currency.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { formToken } from '../api.ts';

const pause = 500;

interface SubtotalFieldProps {
  serviceId: number;
  isGuarantee: boolean;
  /** What the quantity costs, in USD. */
  subtotal: string;
  disabled: boolean;
  onQuantityChange(quantity: bigint): void;
  /** The amount could not be turned into a quantity: the price is asked anew. */
  onFailed(): void;
}

/** Typed in whatever currency is shown; the server says how much one gets for it. */
export function SubtotalField(props: SubtotalFieldProps) {
  const { serviceId, isGuarantee, subtotal, disabled, onQuantityChange, onFailed } = props;
  const t = useTranslations('ordering.subtotal');
  const services = useServices();
  const amounts = useAmounts();
  const { currency: wanted } = useCurrency();
  const rate = useShell().settings.currencies.RUB.rate ?? undefined;
  const { currency } = shownCurrency(wanted, rate);
  const [typed, setTyped] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing asks; what it asks with may change meanwhile
  useEffect(() => {
    const amount = typed === undefined ? undefined : parseTypedAmount(typed, shownCurrency(wanted, rate));
    if (amount === undefined || amount <= zero) return;
    const stopped = new AbortController();
    const timer = setTimeout(() => void ask(formatMoney(amount), stopped.signal), pause);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [typed]);

  async function ask(desired: string, signal: AbortSignal) {
    try {
      const wish = { service_id: serviceId, desired_cost: desired, is_guarantee: isGuarantee };
      const body = { contents_limit: 1, services: [wish] };
      const query = formToken(services);
      const { data } = await services.call('getWidgetQuantityByCost', { query, body }, { signal });
      const quantity = data.services[0]?.quantity;
      if (quantity !== undefined) onQuantityChange(BigInt(quantity));
    } catch {
      if (!signal.aborted) onFailed();
    }
  }

  return (
    <Field label={t('label')} hint={disabled ? undefined : t('hint')}>
      {(control) => (
        <MoneyInput
          {...control}
          disabled={disabled}
          symbol={currencySymbols[currency]}
          symbolPlace={currency === 'USD' ? 'before' : 'after'}
          value={typed ?? amounts.charge(subtotal).replace(/[^\d.]/g, '')}
          onValueChange={setTyped}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
