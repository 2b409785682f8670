import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';

type ReceiptFacts = Answer<Endpoints['getReceipt']>['data'];

export function ReceiptLines({ receipt }: { receipt: ReceiptFacts }) {
  const t = useTranslations('payments.receipt');
  const amounts = useAmounts();
  const lines: [string, string][] = [
    [t(receipt.purpose), receipt.amount],
    [t('fee'), receipt.fee],
    [t('surplus'), receipt.surplus],
  ];
  const { charge } = receipt;
  return (
    <>
      <dl className="border-line border-t">
        {lines
          .filter(([, amount]) => amount !== '0')
          .map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-4 py-2">
              <dt>{name}</dt>
              <dd className="tabular-nums">{amounts.charge(amount)}</dd>
            </div>
          ))}
        <div className="flex justify-between gap-4 border-line border-t py-3 font-semibold text-16">
          <dt>{t('total')}</dt>
          <dd className="tabular-nums">{amounts.charge(receipt.total)}</dd>
        </div>
        {receipt.bonus !== '0' && (
          <div className="flex justify-between gap-4 py-1 text-success-text">
            <dt>{t('bonus')}</dt>
            <dd className="tabular-nums">{amounts.balance(receipt.bonus)}</dd>
          </div>
        )}
      </dl>
      <div className="flex flex-col gap-1 pt-4 text-ink-soft text-note">
        <p>
          {t('method')}: {receipt.payment_method}
        </p>
        {receipt.payment_reference && (
          <p className="break-all">
            {t('reference')}: {receipt.payment_reference}
          </p>
        )}
        {charge.rate !== null && <p>{t('charged', { amount: `${charge.amount} ₽`, rate: charge.rate })}</p>}
        {receipt.status !== 'paid' && <p>{t('refunded')}</p>}
        {receipt.status === 'paid' && receipt.refunded !== '0' && (
          <p>{t('refundedPart', { amount: amounts.balance(receipt.refunded) })}</p>
        )}
        <p>{t('thanks')}</p>
      </div>
    </>
  );
}
