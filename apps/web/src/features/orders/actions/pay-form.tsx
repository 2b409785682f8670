import type { OrderDetails } from '@marquee/contract/ordering/order-entities.ts';
import { formatMoney, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChargeNote, useChargeText } from '../../../product/payments/charge-text.ts';
import { minimumPayment, type WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useCurrency } from '../../../shell/preferences/currency.tsx';
import { useAmounts, useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { textLinkClass } from '../../../ui/actions/text-link.tsx';
import { paymentParts } from './payment-parts.ts';
import { type PaymentCalls, usePayment } from './use-payment.ts';

interface PayFormProps {
  calls: PaymentCalls;
  due: NonNullable<OrderDetails['due']>;
  ways: readonly WayToPay[];
  onDone(): void;
}

export function PayForm({ calls, due, ways, onDone }: PayFormProps) {
  const t = useTranslations('orders.pay');
  const amounts = useAmounts();
  const common = useTranslations('common.amounts');
  const chargeText = useChargeText();
  const chargeNote = useChargeNote();
  const { currency } = useCurrency();
  const balance = useProfile()?.balance ?? '0';
  const rublesPerDollar = useShell().settings.currencies.RUB.rate;
  const [paysMinimum, setPaysMinimum] = useState(false);
  const purse = { balance, rublesPerDollar };
  const parts = (way: WayToPay) => paymentParts(way, due.amount, purse);
  const [chosenKey, setChosenKey] = useState(() => (ways.find(canPay) ?? ways[0])?.key);
  const chosen = ways.find(({ key }) => key === chosenKey);
  const together = useAmountsTogether('charges', chosen && parts(chosen).charge.rate);
  const { between } = together;
  const payment = usePayment({ calls, amount: due.amount, onDone });
  if (!chosen) return <LinkButton href="/add-funds">{t('addFunds')}</LinkButton>;
  const own = paymentParts(chosen, due.amount, { ...purse, paysMinimum });
  const { fee, total, paid, charge, lacking, tooSmall, tooBig, toBalance } = own;
  const minimum = minimumPayment(chosen, parseMoney(due.amount) ?? zero);
  const beforeFee = formatMoney(subtract(parseMoney(total) ?? zero, parseMoney(fee) ?? zero));
  const note = chargeNote(charge);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void payment.pay(chosen, paysMinimum);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 font-medium">{t('method')}</legend>
        {ways.map((way) => (
          <WayRow
            key={way.key}
            name={way.name}
            note={wayNote(way, parts(way))}
            isChosen={way.key === chosenKey}
            isOutsideLimits={!canPay(way)}
            onChoose={() => {
              setPaysMinimum(false);
              setChosenKey(way.key);
            }}
          />
        ))}
        {tooSmall !== undefined && (
          <Button wide onClick={() => setPaysMinimum(true)}>
            {t('keep', {
              total: amounts.charge(formatMoney(minimum.total)),
              rest: amounts.balance(formatMoney(minimum.rest)),
            })}
          </Button>
        )}
        {toBalance !== '0' && (
          <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-info-text">
            {t('kept', { total: amounts.charge(total), rest: amounts.balance(toBalance) })}{' '}
            <button
              type="button"
              className={`${textLinkClass} tap-area`}
              onClick={() => setPaysMinimum(false)}
            >
              {t('undo')}
            </button>
          </p>
        )}
      </fieldset>
      <dl className="flex flex-col gap-1.5 tabular-nums">
        <Line label={t('due')} value={together.total(due.before_discount)} />
        {due.amount !== due.before_discount && (
          <Line label={t('discount')} value={between(due.before_discount, due.amount, '−')} isGood />
        )}
        {toBalance !== '0' && <Line label={t('keptLine')} value={between(beforeFee, due.amount)} />}
        {fee !== '0' && <Line label={t('fee')} value={between(total, beforeFee)} />}
        {together.total(paid) !== together.total(total) && (
          <Line label={common('surplus')} value={between(paid, total)} />
        )}
        <Line
          label={t('total')}
          value={charge.currency === currency ? chargeText(charge) : together.total(paid)}
          isStrong
        />
      </dl>
      {note && <p className="text-ink-faint text-note">{note}</p>}
      {due.orders > 1 && <p className="text-ink-faint text-note">{t('runs', { count: due.orders })}</p>}
      {payment.problem && <Notice tone="danger">{payment.problem}</Notice>}
      {lacking === '0' ? (
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={payment.isSending}
          disabled={tooSmall !== undefined || tooBig !== undefined}
        >
          {t('action', { amount: chargeText(charge) })}
        </Button>
      ) : (
        <>
          <Notice tone="danger">{t('short', { amount: amounts.charge(lacking) })}</Notice>
          <LinkButton href={`/add-funds?amount=${lacking}`} variant="primary" size="large">
            {t('addFunds')}
          </LinkButton>
        </>
      )}
    </form>
  );

  function canPay(way: WayToPay): boolean {
    const { lacking, tooSmall, tooBig } = parts(way);
    return (way.flow !== 'balance' || lacking === '0') && tooSmall === undefined && tooBig === undefined;
  }

  function wayNote({ flow }: WayToPay, own: ReturnType<typeof paymentParts>): string {
    if (flow === 'balance') return t('available', { amount: amounts.balance(balance) });
    if (own.tooSmall !== undefined) return t('from', { amount: amounts.charge(own.tooSmall) });
    if (own.tooBig !== undefined) return t('upTo', { amount: amounts.balance(own.tooBig) });
    return own.fee === '0' ? '' : between(own.total, due.amount, '+');
  }
}

interface WayRowProps {
  name: string;
  note: string;
  isChosen: boolean;
  /** It does not take this amount. */
  isOutsideLimits: boolean;
  onChoose(): void;
}

function WayRow({ name, note, isChosen, isOutsideLimits, onChoose }: WayRowProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-control px-3.5 transition-colors hover:bg-hover has-[:checked]:border-primary has-[:checked]:bg-primary-soft"
    >
      <input
        id={id}
        type="radio"
        name="payment-method"
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-primary"
      />
      <span className={`min-w-0 flex-1 truncate font-medium ${isOutsideLimits ? 'text-ink-faint' : ''}`}>
        {name}
      </span>
      <span
        className={`shrink-0 text-note tabular-nums ${isOutsideLimits ? 'text-warning-text' : 'text-ink-faint'}`}
      >
        {note}
      </span>
    </label>
  );
}

function Line(props: { label: string; value: string; isGood?: boolean; isStrong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${props.isStrong ? 'border-line border-t pt-2 font-semibold text-16' : 'text-ink-soft'}`}
    >
      <dt>{props.label}</dt>
      <dd className={props.isGood ? 'text-success-text' : ''}>{props.value}</dd>
    </div>
  );
}
