import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { type FormEvent, useState } from 'react';
import { useChargeText } from '../../../product/payments/charge-text.ts';
import { paymentParts } from '../../../product/payments/payment-parts.ts';
import { useMinimumTexts } from '../../../product/payments/use-minimum-texts.ts';
import { WayList } from '../../../product/payments/way-list.tsx';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useAmounts, useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { DueSummary } from './due-summary.tsx';
import { type PaymentCalls, usePayment } from './use-payment.ts';

interface PayFormProps {
  calls: PaymentCalls;
  due: NonNullable<OrderDetails['due']>;
  ways: readonly WayToPay[];
  /** A guest pays behind the order's link. */
  isGuest?: boolean;
  onDone(): void;
}

export function PayForm({ calls, due, ways, isGuest = false, onDone }: PayFormProps) {
  const t = useTranslations('orders.pay');
  const amounts = useAmounts();
  const chargeText = useChargeText();
  const { between } = useAmountsTogether();
  const balance = useProfile()?.balance ?? '0';
  const rublesPerDollar = useShell().settings.currencies.RUB.rate;
  const [paysMinimum, setPaysMinimum] = useState(false);
  const partsOf = (way: WayToPay) => paymentParts(way, due.amount, { balance, rublesPerDollar });
  const [chosenKey, setChosenKey] = useState(() => firstChoice(ways, canPay)?.key);
  const chosen = ways.find(({ key }) => key === chosenKey);
  const payment = usePayment({ calls, amount: due.amount, onDone });
  if (!chosen) return <LinkButton href="/add-funds">{t('addFunds')}</LinkButton>;
  const parts = paymentParts(chosen, due.amount, { balance, rublesPerDollar, paysMinimum });
  const { charge, lacking, tooSmall, tooBig } = parts;
  const needsMinimum = due.amount !== '0' && (tooSmall !== undefined || parts.toBalance !== '0');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void payment.pay(chosen, paysMinimum);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <WayList
        legend={t('method')}
        ways={ways.map((way) => ({ ...way, note: wayNote(way), isOutsideLimits: !canPay(way) }))}
        chosenKey={chosen.key}
        onChoose={(key) => {
          setPaysMinimum(false);
          setChosenKey(key);
        }}
        help={
          needsMinimum && (
            <MinimumHelp
              way={chosen}
              amount={due.amount}
              isGuest={isGuest}
              paysMinimum={paysMinimum}
              onChange={setPaysMinimum}
            />
          )
        }
      />
      <DueSummary due={due} parts={parts} />
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
    const { lacking, tooSmall, tooBig } = partsOf(way);
    return lacking === '0' && tooSmall === undefined && tooBig === undefined;
  }

  function wayNote(way: WayToPay): string {
    const { tooSmall, tooBig, fee, total } = partsOf(way);
    const amount = amounts.charge(due.amount);
    if (way.flow === 'balance') return t('available', { amount: amounts.balance(balance) });
    if (tooSmall !== undefined) return t('too_small', { limit: amounts.charge(tooSmall), amount });
    if (tooBig !== undefined) return t('too_big', { limit: amounts.charge(tooBig), amount });
    return fee === '0' ? '' : between(total, due.amount, '+');
  }
}

/** The first way that can pay, or the gateway with the lowest minimum if none can. */
function firstChoice(ways: readonly WayToPay[], canPay: (way: WayToPay) => boolean): WayToPay | undefined {
  const gateways = ways.filter(({ flow }) => flow !== 'balance');
  const lowest = gateways.toSorted((one, other) => (one.minAmount < other.minAmount ? -1 : 1))[0];
  return ways.find(canPay) ?? lowest ?? ways[0];
}

interface MinimumHelpProps {
  way: WayToPay;
  amount: string;
  isGuest: boolean;
  paysMinimum: boolean;
  onChange(paysMinimum: boolean): void;
}

/** The quantity of a placed order stands, so the one way to reach a minimum is to pay it and keep the rest. */
function MinimumHelp({ way, amount, isGuest, paysMinimum, onChange }: MinimumHelpProps) {
  const t = useTranslations('orders.pay');
  const texts = useMinimumTexts(way, amount);
  if (!paysMinimum)
    return (
      <Button wide onClick={() => onChange(true)}>
        {t('keep', texts)}
      </Button>
    );
  return (
    <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-info-text">
      {t(isGuest ? 'keptGuest' : 'kept', texts)}{' '}
      <button type="button" className="text-link tap-area" onClick={() => onChange(false)}>
        {t('undo')}
      </button>
    </p>
  );
}
