import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { orderChoicesQuery } from './api.ts';
import { type FilterName, filterNames, orderQuery } from './order-query.ts';

/** What the list is filtered by; one press takes a filter away. */
export function ActiveFilters({ address }: { address: ListAddress }) {
  const t = useTranslations('orders.filters');
  const label = useFilterLabel(address);
  const active = filterNames.flatMap((name) => {
    const text = label(name);
    return text === undefined ? [] : { name, text };
  });
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2 px-3 pb-3">
      {active.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t('remove', { name: text })}
            onClick={() => address.filter(name, undefined)}
            className="tap-area inline-flex min-h-8 items-center gap-1.5 rounded-full bg-primary-soft pe-2 ps-3 font-medium text-note text-primary-text transition-colors hover:bg-hover tablet:min-h-7"
          >
            {text}
            <X className="size-3.5" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={() => address.show('')}>
          {t('clear')}
        </Button>
      </li>
    </ul>
  );
}

function useFilterLabel(address: ListAddress): (name: FilterName) => string | undefined {
  const t = useTranslations('adminOrders');
  const days = useTranslations('orders.filters');
  const query = orderQuery(address.get);
  const { data: choices } = useQuery({
    ...orderChoicesQuery(useServices()),
    enabled: query.provider_id !== undefined || query.network_id !== undefined,
  });
  const labels: Record<FilterName, () => string | undefined> = {
    dispatch: () => query.dispatch && t(`dispatch.${query.dispatch}`),
    provider_id: () => nameOf(choices?.providers, query.provider_id),
    network_id: () => nameOf(choices?.networks, query.network_id),
    service_id: () => numbered(t('filters.service'), query.service_id),
    customer_id: () => numbered(t('filters.customer'), query.customer_id),
    from: () => query.from && days('fromDate', { date: query.from }),
    to: () => query.to && days('toDate', { date: query.to }),
    mode: () => query.mode && t(`modes.${query.mode}`),
    channel: () => query.channel && t(`channels.${query.channel}`),
    min_amount: () => query.min_amount && t('filters.minAmount', { amount: `$${query.min_amount}` }),
    max_amount: () => query.max_amount && t('filters.maxAmount', { amount: `$${query.max_amount}` }),
  };
  return (name) => labels[name]();
}

function nameOf(rows: readonly { id: number; name: string }[] = [], id: number | undefined) {
  return id === undefined ? undefined : (rows.find((row) => row.id === id)?.name ?? `#${id}`);
}

function numbered(name: string, id: number | undefined) {
  return id === undefined ? undefined : `${name} ${id}`;
}
