import type { InvoiceView } from '@marquee/contract/money/invoices.ts';
import { formatDateTime } from '@marquee/domain/format/date.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Card } from '../../ui/layout/card.tsx';

export function InvoiceFacts({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslations('payments');
  const amounts = useAmounts();
  const time = (text: string) => `${formatDateTime(new Date(text))} UTC`;
  const facts: [string, string][] = [
    [t(`invoice.purpose.${invoice.purpose}`), amounts.balance(invoice.amount)],
    [t('addFunds.toPay'), amounts.charge(invoice.total_amount)],
    [t('invoice.method'), invoice.payment_method.name],
    [t('invoice.created'), time(invoice.created_at)],
    [t('invoice.expires'), time(invoice.expires_at)],
  ];
  return (
    <Card>
      <dl className="grid gap-x-8 gap-y-4 tablet:grid-cols-2 roomy:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-faint text-note">{name}</dt>
            <dd className="break-words font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
