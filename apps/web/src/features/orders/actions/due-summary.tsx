import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { useChargeNote, usePaidText } from '../../../product/payments/charge-text.ts';
import type { PaymentParts } from '../../../product/payments/payment-parts.ts';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface DueSummaryProps {
  due: Pick<NonNullable<OrderDetails['due']>, 'amount' | 'before_discount' | 'orders'>;
  parts: PaymentParts;
}

/** From what the order costs to what is charged for it, line by line. */
export function DueSummary({ due, parts }: DueSummaryProps) {
  const t = useTranslations('orders.pay');
  const common = useTranslations('common.amounts');
  const chargeNote = useChargeNote();
  const paidText = usePaidText();
  const { beforeFee, fee, total, paid, charge, toBalance } = parts;
  const together = useAmountsTogether('charges', charge.rate);
  const { between } = together;
  const note = chargeNote(charge);
  return (
    <>
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
        <Line label={t('total')} value={paidText(parts)} isStrong />
      </dl>
      {note && <p className="text-ink-faint text-note">{note}</p>}
      {due.orders > 1 && <p className="text-ink-faint text-note">{t('runs', { count: due.orders })}</p>}
    </>
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
