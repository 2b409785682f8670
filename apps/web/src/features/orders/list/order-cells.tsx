import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import { keepDots } from '../../../lib/keep-dots.ts';
import { OrderStatus } from '../../../product/orders/order-status.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../../ui/text/without-scheme.ts';
import { useRefundText } from '../refund-text.ts';

export function OrderNumber({ id }: { id: number }) {
  return <span className="text-ink-soft tabular-nums">{id}</span>;
}

export function StatusCell({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const dates = useDates();
  return (
    <span className="flex flex-col max-tablet:items-end">
      <OrderStatus order={order} />
      {order.is_scheduled && (
        <span className="font-normal text-ink-faint text-note" suppressHydrationWarning>
          {dates.dateTime(order.starts_at)}
        </span>
      )}
      {order.cancel_requested_at !== null && (
        <span className="font-normal text-ink-faint text-note">{t('cancelAsked')}</span>
      )}
    </span>
  );
}

/** The row's heading; where columns are hidden, it shows their content. */
export function ServiceCell({ order }: { order: OrderView }) {
  const { service, url, created_at, id } = order;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <NetworkIcon network={service.network} />
      <span className="min-w-0">
        <BareLink
          href={`/orders/${id}`}
          data-row-link=""
          title={service.name}
          className="line-clamp-3 rounded-sm font-medium transition-colors hover:text-primary-text tablet:min-w-40"
        >
          {keepDots(service.name)}
        </BareLink>
        {/* The link takes the room of the column; it must not push the actions out of sight. */}
        <span className="block max-w-80 font-normal min-[1600px]:hidden tablet:w-0 tablet:min-w-full">
          <LinkText url={url} />
        </span>
        <span className="block font-normal text-ink-faint text-note min-[1400px]:hidden">
          <span className="min-[1043px]:hidden">#{id} · </span>
          <Moment value={created_at} />
        </span>
      </span>
    </span>
  );
}

export function CostCell({ order }: { order: OrderView }) {
  const t = useTranslations('orders.timeline');
  const amounts = useAmounts();
  const refundText = useRefundText(order);
  return (
    <span className="flex flex-col whitespace-nowrap">
      <span className="font-medium">{amounts.charge(order.cost)}</span>
      {order.refunded !== '0' && (
        <span className="text-note text-success-text">
          {t('refunded', { amount: refundText(order.refunded) })}
        </span>
      )}
    </span>
  );
}

/** The delivered share; nothing for unpaid orders. */
export function OrderProgress({ order }: { order: OrderView }) {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  if (order.status === 'unpaid')
    return <span className="text-ink-faint">{numbers.count(order.quantity)}</span>;
  return (
    <ProgressBar
      label={t('delivery.title')}
      hideLabel
      value={order.percent_of_current_fill}
      tone={order.status === 'completed' ? 'success' : order.status === 'canceled' ? 'neutral' : 'primary'}
      text={t('progress', {
        done: numbers.count(order.current_quantity),
        total: numbers.count(order.quantity),
      })}
    />
  );
}

/** The address without its scheme; a link only for web addresses. */
export function LinkText({ url }: { url: string }) {
  if (url === '') return null;
  const shown = withoutScheme(url);
  const look = 'block max-w-72 truncate text-ink-faint text-note';
  if (!/^https?:\/\//.test(url))
    return (
      <span dir="ltr" className={look}>
        {shown}
      </span>
    );
  return (
    <a
      href={url}
      dir="ltr"
      title={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${look} rounded-sm hover:text-ink hover:underline`}
    >
      {shown}
    </a>
  );
}
