import { useSearchParams } from 'react-router';
import { loadOrderStatistics, OrderStatistics } from '../../features/orders/statistics/order-statistics.tsx';
import {
  load as loadPayments,
  Page as PaymentStatistics,
  head as paymentsHead,
} from '../../features/statistics/statistics-page.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export const load: PageModule['load'] = async (services, details) => {
  const query = new URL(details.request.url).searchParams;
  if (query.get('of') === 'orders') await loadOrderStatistics(services, query);
  else await loadPayments?.(services, details);
};

export const head = paymentsHead;

/** Money and orders side by side; each feature loads its own figures. */
export function Page() {
  const [query] = useSearchParams();
  if (query.get('of') === 'orders')
    return (
      <OrderStatistics>
        <Choice chosen="orders" />
      </OrderStatistics>
    );
  return (
    <PaymentStatistics>
      <Choice chosen="money" />
    </PaymentStatistics>
  );
}

const hrefs = { money: '/statistics', orders: '/statistics?of=orders' } as const;

function Choice({ chosen }: { chosen: keyof typeof hrefs }) {
  const t = useTranslations('orders.statistics');
  return (
    <nav aria-label={t('tabs')} className="mb-5 flex gap-5 border-line border-b px-1">
      {(['money', 'orders'] as const).map((name) => (
        <BareLink
          key={name}
          href={hrefs[name]}
          aria-current={name === chosen ? 'page' : undefined}
          className="-mb-px flex min-h-tap items-center border-transparent border-b-2 px-1 font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink"
        >
          {t(name)}
        </BareLink>
      ))}
    </nav>
  );
}
