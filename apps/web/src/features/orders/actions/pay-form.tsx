import type { OrderDetails } from '@marquee/contract/ordering/order-entities.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useBetween } from '../../../shell/preferences/use-between.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { paymentParts } from './payment-parts.ts';
import { usePayment } from './use-payment.ts';

interface PayFormProps {
  orderId: string;
  due: NonNullable<OrderDetails['due']>;
  ways: readonly WayToPay[];
  onDone(): void;
}

export function PayForm({ orderId, due, ways, onDone }: PayFormProps) {
  const t = useTranslations('orders.pay');
  const amounts = useAmounts();
  const { between } = useBetween();
  const balance = useProfile()?.balance ?? '0';
  const parts = (way: WayToPay) => paymentParts(way, due.amount, balance);
  const [chosenKey, setChosenKey] = useState(
    () => ways.find((way) => parts(way).lacking === '0')?.key ?? ways[0]?.key,
  );
  const chosen = ways.find(({ key }) => key === chosenKey);
  const payment = usePayment({ orderId, amount: due.amount, onDone });
  if (!chosen) return <LinkButton href="/add-funds">{t('addFunds')}</LinkButton>;
  const { fee, total, lacking, tooSmall, tooBig } = parts(chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void payment.pay(chosen);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 font-medium">{t('method')}</legend>
        {ways.map((way) => (
          <WayRow
            key={way.key}
            name={way.name}
            note={note(way, parts(way))}
            isChosen={way.key === chosenKey}
            onChoose={() => setChosenKey(way.key)}
          />
        ))}
      </fieldset>
      <dl className="flex flex-col gap-1.5 tabular-nums">
        <Line label={t('due')} value={amounts.charge(due.before_discount)} />
        {due.amount !== due.before_discount && (
          <Line label={t('discount')} value={`−${between(due.before_discount, due.amount)}`} isGood />
        )}
        {fee !== '0' && <Line label={t('fee')} value={between(total, due.amount)} />}
        <Line label={t('total')} value={amounts.charge(total)} isStrong />
      </dl>
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
          {t('action', { amount: amounts.charge(total) })}
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

  function note({ flow }: WayToPay, own: ReturnType<typeof paymentParts>): string {
    if (flow === 'balance') return t('available', { amount: amounts.balance(balance) });
    if (own.tooSmall !== undefined) return t('from', { amount: amounts.charge(own.tooSmall) });
    if (own.tooBig !== undefined) return t('upTo', { amount: amounts.balance(own.tooBig) });
    return own.fee === '0' ? '' : `+${between(own.total, due.amount)}`;
  }
}

interface WayRowProps {
  name: string;
  note: string;
  isChosen: boolean;
  onChoose(): void;
}

function WayRow({ name, note, isChosen, onChoose }: WayRowProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line px-3.5 transition-colors hover:bg-hover has-[:checked]:border-primary has-[:checked]:bg-primary-soft"
    >
      <input
        id={id}
        type="radio"
        name="payment-method"
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-primary"
      />
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      <span className="shrink-0 text-ink-faint text-note tabular-nums">{note}</span>
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
