import { displayCharge } from '@marquee/domain/money/display.ts';
import { parseExchangeRate } from '@marquee/domain/money/exchange.ts';
import { add, formatMoney, type Money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { outsideLimits } from '@marquee/domain/payments/amount-limits.ts';
import { chargeInDollars, chargeInRubles } from '@marquee/domain/payments/charge-amount.ts';
import { addFundsQuote } from '@marquee/domain/pricing/add-funds-quote.ts';
import { useState } from 'react';
import { Facts } from '../../../product/console/facts.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type MethodDraft, readPercent } from './method-draft.ts';

/** What a customer would pay on these terms, by the same rules as the shop. Changes while one types. */
export function PaymentPreview({ draft }: { draft: MethodDraft }) {
  const t = useTranslations('adminMoney.methods.preview');
  const [typed, setTyped] = useState('100');
  const amount = parseMoney(typed.trim());
  return (
    <section className="flex flex-col gap-3 rounded-md bg-sunken p-4" aria-label={t('title')}>
      <h4 className="font-medium">{t('title')}</h4>
      <TextField label={t('amount')} inputMode="decimal" value={typed} onValueChange={setTyped} />
      <div aria-live="polite">{amount ? <Outcome draft={draft} amount={amount} /> : '–'}</div>
    </section>
  );
}

function Outcome({ draft, amount }: { draft: MethodDraft; amount: Money }) {
  const t = useTranslations('adminMoney.methods.preview');
  const { exact } = useAmounts();
  const { style } = useNumbers();
  const { rate } = useShell().settings.currencies.RUB;
  const limits = {
    minAmount: parseMoney(draft.min_amount.trim()) ?? zero,
    maxAmount: draft.max_amount.trim() === '' ? null : (parseMoney(draft.max_amount.trim()) ?? null),
  };
  const outside = outsideLimits(limits, amount);
  if (outside) return <p>{t(outside.problem === 'too_small' ? 'tooSmall' : 'tooBig')}</p>;
  const quote = addFundsQuote(amount, {
    feePpm: share(draft.fee_percent),
    bonuses: draft.bonuses.map(({ from, percent }) => ({
      fromAmount: parseMoney(from.trim()) ?? zero,
      bonusPpm: share(percent),
    })),
  });
  const parsed = rate === null ? undefined : parseExchangeRate(rate);
  const charge =
    draft.charge_currency === 'RUB' && parsed
      ? chargeInRubles(quote.total, parsed)
      : chargeInDollars(quote.total);
  const shown = (units: Money) => exact(formatMoney(units));
  return (
    <Facts
      facts={[
        [t('fee'), shown(quote.fee)],
        [
          t('pays'),
          <span key="pays" className="font-semibold">
            {displayCharge(charge.currency, charge.units, style)}
          </span>,
        ],
        [t('bonus'), shown(quote.bonus)],
        [t('credited'), shown(add(quote.credited, charge.surplus))],
      ]}
    />
  );
}

function share(text: string) {
  const fraction = readPercent(text);
  return fractionToPpm(Math.max(0, fraction));
}
