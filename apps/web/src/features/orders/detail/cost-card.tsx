import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { useAmounts, useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { keptAmount, useRefundText } from '../refund-text.ts';

export function CostCard({ order }: { order: OrderDetails }) {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  const amounts = useAmounts();
  const { id, price, pricing_per, quantity, cost, refunded, paid_at, invoice_id } = order;
  const together = useAmountsTogether();
  const refundText = useRefundText(order);
  return (
    <Card title={t('cost.title')}>
      <dl className="flex flex-col gap-2 tabular-nums">
        {order.service.is_package ? (
          <Line label={t('cost.package')}>{amounts.charge(price)}</Line>
        ) : (
          <Line label={t('cost.price')}>
            {t('per', { price: amounts.charge(price), count: numbers.count(pricing_per) })}
          </Line>
        )}
        <Line label={t('cost.quantity')}>{numbers.count(quantity)}</Line>
        <Line label={t('cost.cost')}>
          <span className="font-semibold text-ink">{together.total(cost)}</span>
        </Line>
        {refunded !== '0' && (
          <>
            <Line label={t('cost.refunded')}>
              <span className="font-medium text-success-text">{refundText(refunded, '+')}</span>
            </Line>
            <Line label={t('cost.kept')}>
              <span className="font-semibold text-ink">{together.total(keptAmount(cost, refunded))}</span>
            </Line>
          </>
        )}
      </dl>
      {(order.is_guarantee || order.is_speedup) && (
        <div className="flex flex-wrap gap-2 pt-3">
          {order.is_guarantee && <Badge tone="success">{t('cost.guarantee')}</Badge>}
          {order.is_speedup && <Badge tone="info">{t('cost.speedup')}</Badge>}
        </div>
      )}
      {paid_at !== null && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 pt-4">
          <TextLink href={`/finances?search=${id}`} className="tap-area">
            {t('cost.movements')}
          </TextLink>
          {invoice_id !== null && (
            <TextLink href={`/invoices/${invoice_id}`} className="tap-area">
              {t('cost.receipt')}
            </TextLink>
          )}
        </p>
      )}
    </Card>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-ink-soft">
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0 text-end">{children}</dd>
    </div>
  );
}
