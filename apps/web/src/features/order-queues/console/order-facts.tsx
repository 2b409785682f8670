import type { QueuedOrder } from '@marquee/contract/generated/console.ts';
import type { ReactNode } from 'react';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { LinkChip } from '../../../ui/text/link-chip.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** What we know of an order that waits. */
export function OrderFacts({
  order,
  more = [],
}: {
  order: QueuedOrder;
  more?: readonly (readonly [string, ReactNode])[];
}) {
  const numbers = useNumbers();
  const t = useTranslations();
  const { total } = useAmountsTogether('holdings');
  const { provider, provider_order: number, last_answer: answer } = order;
  return (
    <>
      {order.url && <LinkChip href={order.url} title={order.service.name} />}
      <Facts
        facts={[
          [t('admin.list.customer'), <CustomerCell key="customer" customer={order.customer} />],
          [t('orders.columns.service'), order.service.name],
          [t('orders.columns.quantity'), numbers.count(order.quantity)],
          [t('orders.columns.current_quantity'), numbers.count(order.current_quantity)],
          [t('orders.columns.cost'), total(order.cost)],
          [t('adminQueues.provider'), provider ?? '–'],
          ...(number ? ([[t('adminQueues.providerNumber'), number]] as const) : []),
          ...(answer ? ([[t('adminQueues.lastAnswer'), answer]] as const) : []),
          [t('orders.columns.created_at'), <Moment key="created" value={order.created_at} />],
          [t('adminQueues.since'), <Moment key="since" value={order.since} />],
          ...more,
        ]}
      />
    </>
  );
}
