import { ApiError } from '@marquee/contract/client.ts';
import type { InvoiceQuote } from '@marquee/contract/generated/money.ts';
import { add, formatMoney, parseMoney, parseSignedMoney, zero } from '@marquee/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useChargeNote, useChargeText } from '../../product/payments/charge-text.ts';
import { useCurrency } from '../../shell/preferences/currency.tsx';
import { useAmounts, useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type QuoteRequest, quoteQuery } from './api.ts';

/** What is paid and what is credited, line by line. Space is reserved so that nothing jumps while typing. */
export function QuoteSummary({
  quote,
  isChecking,
}: {
  quote: InvoiceQuote | undefined;
  isChecking: boolean;
}) {
  const t = useTranslations('payments.addFunds');
  const common = useTranslations('common.amounts');
  const { total, between } = useAmountsTogether('charges', quote?.charge.rate);
  const { exact } = useAmounts();
  const chargeText = useChargeText();
  const chargeNote = useChargeNote();
  const { currency } = useCurrency();
  const percent = usePercent();
  if (!quote) return <p className="min-h-40 content-center text-ink-soft">{t('enterAmount')}</p>;
  const { charge, original_amount: original } = quote;
  const topUp = sumOf(original, quote.surplus);
  const paid = sumOf(quote.total_amount, quote.surplus);
  const withMethodBonus = sumOf(topUp, quote.payment_method_bonus);
  const couponName =
    quote.coupon_bonus_amount_calculation_type === 'percent'
      ? t('couponShare', { percent: percent(quote.coupon_bonus_percentage) })
      : t('couponBonus');
  const note = chargeNote(charge);
  return (
    <div className="min-h-40" aria-live="polite">
      <dl className="flex flex-col gap-2">
        <Line name={t('original')}>{total(original)}</Line>
        {total(topUp) !== total(original) && <Line name={common('surplus')}>{between(topUp, original)}</Line>}
        {quote.fee !== '0' && (
          <Line name={t('feeLine', { percent: percent(quote.fee_percent) })}>{between(paid, topUp)}</Line>
        )}
        {quote.payment_method_bonus !== '0' && (
          <Line name={t('methodBonus', { percent: percent(quote.payment_method_bonus_percent) })} isGain>
            {between(withMethodBonus, topUp, '+')}
          </Line>
        )}
        {quote.coupon_bonus !== '0' && (
          <Line name={couponName} isGain>
            {between(quote.to_be_credited, withMethodBonus, '+')}
          </Line>
        )}
        <div className="mt-2 flex items-baseline justify-between gap-3 border-line border-t pt-3">
          <dt className="font-medium">{t('toPay')}</dt>
          <dd className="text-end">
            <Amount size="large" pending={isChecking}>
              {charge.currency === currency ? chargeText(charge) : total(paid)}
            </Amount>
            {note && <span className="block text-ink-faint text-note tabular-nums">{note}</span>}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <dt className="font-medium">{t('credited')}</dt>
          <dd className="text-end">
            <Amount size="large" tone="in" pending={isChecking}>
              {total(quote.to_be_credited)}
            </Amount>
            {currency === 'RUB' && (
              <span className="block text-ink-faint text-note tabular-nums">
                {common('exactly', { amount: exact(quote.to_be_credited) })}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function sumOf(one: string, other: string): string {
  return formatMoney(add(parseSignedMoney(one), parseSignedMoney(other)));
}

function Line({ name, isGain = false, children }: { name: string; isGain?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="min-w-0 text-ink-soft">{name}</dt>
      <dd
        className={
          isGain ? 'whitespace-nowrap text-success-text tabular-nums' : 'whitespace-nowrap tabular-nums'
        }
      >
        {children}
      </dd>
    </div>
  );
}

const pause = 500;

interface Quote {
  quote: InvoiceQuote | undefined;
  isChecking: boolean;
  /** The server's message for a field, if it refused it. */
  problem(field: string): string | undefined;
}

/** Asks after a pause in typing; until the new quote arrives, the old one is marked as being checked. */
export function useQuote(methodId: number, typed: { amount: string; coupon: string }): Quote {
  const services = useServices();
  const isAmount = (parseMoney(typed.amount) ?? zero) > zero;
  const request: QuoteRequest = {
    amount: isAmount ? typed.amount : '',
    payment_method_id: methodId,
    coupon_code: typed.coupon.trim() || null,
  };
  const [settled, setSettled] = useState(request);
  const key = JSON.stringify(request);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as QuoteRequest), pause);
    return () => clearTimeout(timer);
  }, [key]);
  const { data, error, isFetching } = useQuery(quoteQuery(services, settled));
  const isChecking = isAmount && (isFetching || JSON.stringify(settled) !== key);
  const refused = error instanceof ApiError && !isChecking ? error.fields : {};
  return {
    quote: isAmount && !error ? data : undefined,
    isChecking,
    problem: (field) => refused[field]?.[0],
  };
}
