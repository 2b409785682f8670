import type { PublicOrder } from '@marquee/contract/generated/ordering.ts';
import { OrderStatus } from '../../../product/orders/order-status.tsx';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../../ui/text/without-scheme.ts';

interface CheckoutListProps {
  token: string;
  orders: readonly PublicOrder[];
  chosen: number | undefined;
}

/** All orders of the checkout; one of them can be opened on the same page. */
export function CheckoutList({ token, orders, chosen }: CheckoutListProps) {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  return (
    <Card title={t('facts.together')}>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <BareLink
              href={`/order-status/${token}?order=${order.id}`}
              aria-current={order.id === chosen ? 'true' : undefined}
              className="-mx-2 flex min-h-tap items-center justify-between gap-3 rounded-sm px-2 py-2 transition-colors hover:bg-hover aria-[current]:bg-primary-soft"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{order.service.name}</span>
                <span className="block truncate text-ink-faint text-note">
                  #{order.id} · <bdi dir="ltr">{withoutScheme(order.url)}</bdi>
                </span>
              </span>
              <span className="flex shrink-0 flex-col items-end">
                <OrderStatus order={order} />
                <span className="text-ink-faint text-note tabular-nums">
                  {t('progress', {
                    done: numbers.count(order.current_quantity),
                    total: numbers.count(order.quantity),
                  })}
                </span>
              </span>
            </BareLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
