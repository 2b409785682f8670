import type { StaffOrderSheet } from '@marquee/contract/generated/console.ts';
import type { ReactNode } from 'react';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { OrderStatus } from '../../../product/orders/order-status.tsx';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { LinkText } from '../list/order-cells.tsx';

type Fact = readonly [name: string, value: ReactNode];

/** Who ordered what, and where it stands with its provider. */
export function OrderFacts({ order }: { order: StaffOrderSheet }) {
  const numbers = useNumbers();
  const t = useTranslations('adminOrders');
  const orders = useTranslations('orders');
  const list = useTranslations('admin.list');
  const dates = useDates();
  const moment = (name: string, at: string | null): Fact[] =>
    at === null
      ? []
      : [
          [
            name,
            <time key={name} dateTime={at} suppressHydrationWarning>
              {dates.dateTime(at)}
            </time>,
          ],
        ];
  const known = (name: string, value: ReactNode): Fact[] => (value === null ? [] : [[name, value]]);
  return (
    <Facts
      facts={[
        [
          orders('columns.status'),
          <span key="status" className="inline-flex flex-wrap justify-end gap-2">
            <OrderStatus order={order} />
            {order.is_speedup && <Badge tone="info">{orders('cost.speedup')}</Badge>}
            {order.is_guarantee && <Badge tone="info">{orders('cost.guarantee')}</Badge>}
          </span>,
        ],
        ...known(t('filters.dispatch'), order.dispatch && t(`dispatch.${order.dispatch}`)),
        [
          list('customer'),
          <Related
            key="customer"
            href={`/admin/orders?customer_id=${order.customer.id}`}
            label={t('sheet.ofCustomer')}
          >
            <CustomerCell customer={order.customer} />
          </Related>,
        ],
        [
          orders('columns.service'),
          <Related
            key="service"
            href={`/admin/orders?service_id=${order.service.id}`}
            label={t('sheet.ofService')}
          >
            {order.service.name} <span className="text-ink-faint text-note">#{order.service.id}</span>
          </Related>,
        ],
        ...known(orders('columns.url'), order.url === '' ? null : <CopiedLink url={order.url} />),
        [orders('columns.quantity'), numbers.count(order.quantity)],
        ...known(
          orders('columns.start_quantity'),
          order.start_quantity === null ? null : numbers.count(order.start_quantity),
        ),
        [orders('columns.current_quantity'), numbers.count(order.current_quantity)],
        [orders('delivery.left'), numbers.count(order.quantity - order.current_quantity)],
        ...known(t('filters.provider'), order.provider && `${order.provider.name} #${order.provider.id}`),
        ...known(t('sheet.providerOrder'), order.provider_order),
        ...known(t('sheet.offer'), order.offer),
        ...known(t('sheet.reply'), order.provider_answer),
        [t('filters.mode'), <Mode key="mode" order={order} />],
        [
          t('filters.channel'),
          [t(`channels.${order.channel}`), ...(order.source === 'cart' ? [] : [order.source])].join(' · '),
        ],
        ...known(orders('columns.name'), order.name || null),
        ...known(orders('facts.countries'), order.countries.join(', ') || null),
        [t('sheet.checkout'), `#${order.group_id}`],
        ...moment(orders('columns.created_at'), order.created_at),
        ...moment(t('sheet.paidAt'), order.paid_at),
        ...moment(orders('statuses.scheduled'), order.is_scheduled ? order.starts_at : null),
        ...moment(t('sheet.sentAt'), order.sent_at),
        ...moment(orders('columns.completed_at'), order.completed_at),
        ...moment(orders('facts.guarantee'), order.guarantee_until),
        ...moment(orders('cancelAsked'), order.completed_at === null ? order.cancel_requested_at : null),
        ...known(orders('facts.reason'), order.cancel_description),
      ]}
    />
  );
}

function Mode({ order: { mode, drip_feed_id, run, subscription_id } }: { order: StaffOrderSheet }) {
  const t = useTranslations('adminOrders.modes');
  const facts = useTranslations('orders.facts');
  if (drip_feed_id !== null && run !== null)
    return facts('run', { run: String(run), number: String(drip_feed_id) });
  return subscription_id === null ? t(mode) : `${t(mode)} #${subscription_id}`;
}

function Related({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-col items-end">
      <span className="min-w-0 max-w-full">{children}</span>
      <TextLink href={href} className="text-note">
        {label}
      </TextLink>
    </span>
  );
}

function CopiedLink({ url }: { url: string }) {
  const t = useTranslations('common');
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="min-w-0">
        <LinkText url={url} />
      </span>
      <CopyButton text={url} label={t('actions.copy')} copiedLabel={t('states.copied')} />
    </span>
  );
}
