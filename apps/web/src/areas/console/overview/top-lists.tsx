import type { Overview } from '@marquee/contract/generated/console.ts';
import type { ReactNode } from 'react';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface TopRow {
  key: number;
  name: ReactNode;
  href: string;
  orders: number;
  amount: string;
}

/** Who and what brings the most money within the period. */
export function TopLists({ overview }: { overview: Overview }) {
  const t = useTranslations('adminOverview');
  const { top_services, top_networks, top_customers, from } = overview;
  const orders = (filter: Record<string, string>) =>
    `/admin/orders?${new URLSearchParams({ ...filter, from })}`;
  return (
    <>
      {top_services && (
        <TopList
          title={t('topServices')}
          rows={top_services.map(({ id, ...row }) => ({
            ...row,
            key: id,
            href: orders({ service_id: String(id) }),
          }))}
        />
      )}
      {top_networks && (
        <TopList
          title={t('topNetworks')}
          rows={top_networks.map(({ id, ...row }) => ({
            ...row,
            key: id,
            href: orders({ network_id: String(id) }),
          }))}
        />
      )}
      {top_customers && (
        <TopList
          title={t('topCustomers')}
          rows={top_customers.map(({ customer, ...row }) => ({
            ...row,
            key: customer.id,
            name: <CustomerCell customer={customer} />,
            href: `/admin/customers/${customer.id}`,
          }))}
        />
      )}
    </>
  );
}

function TopList({ title, rows }: { title: string; rows: readonly TopRow[] }) {
  const numbers = useNumbers();
  const t = useTranslations('adminOverview');
  // Whoever adds up the rows comes to the figures above.
  const { total } = useAmountsTogether('holdings');
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t('noOrders')}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {rows.map(({ key, name, href, orders, amount }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-4 py-2">
              <BareLink
                href={href}
                dir="auto"
                {...(typeof name === 'string' && { title: name })}
                className={classNames(
                  'tap-area min-w-0 flex-1 rounded-sm hover:underline max-small:basis-full',
                  // Who it is says itself what is cut off.
                  typeof name === 'string' && 'small:truncate',
                )}
              >
                {name}
              </BareLink>
              <span className="text-ink-faint text-note tabular-nums max-small:flex-1">
                {t('orderCount', { count: orders, shown: numbers.count(orders) })}
              </span>
              <span className="min-w-20 text-end font-medium tabular-nums">{total(amount)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
