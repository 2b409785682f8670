import type { OrderStatusView } from '@marquee/contract/generated/ordering.ts';
import type { ReactNode } from 'react';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { NetworkChip } from '../../../ui/text/network-chip.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** What was ordered and how it is paid. The link is text: a stranger may have typed it. */
export function FactsList({ status: { order, orders, invoice } }: { status: OrderStatusView }) {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  const payments = useTranslations('payments');
  const common = useTranslations('common.states');
  const amounts = useAmounts();
  const [first] = orders;
  return (
    <Card title={t('facts.title')}>
      <dl className="flex flex-col gap-3">
        {order && (
          <>
            <Fact label={t('columns.service')}>
              <span className="flex flex-col items-start gap-1.5">
                <NetworkChip network={order.service.network} />
                {order.service.name}
              </span>
            </Fact>
            {order.url !== '' && (
              <Fact label={t('columns.url')}>
                <span className="flex items-center gap-2">
                  <span dir="ltr" className="min-w-0 break-all">
                    {order.url}
                  </span>
                  <CopyButton text={order.url} label={t('facts.copy')} copiedLabel={common('copied')} />
                </span>
              </Fact>
            )}
            <Fact label={t('columns.quantity')}>{numbers.count(order.quantity)}</Fact>
            <Fact label={t('cost.cost')}>{amounts.charge(order.cost)}</Fact>
          </>
        )}
        {first && (
          <Fact label={t('facts.created')}>
            <Moment value={first.created_at} />
          </Fact>
        )}
        {invoice && (
          <Fact label={t('status.payment')}>
            {`${invoice.payment_method.name} · ${payments(`status.${invoice.status}`)}`}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-note">{label}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}
