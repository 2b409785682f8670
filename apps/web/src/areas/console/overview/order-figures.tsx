import type { Overview } from '@marquee/contract/generated/console.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { FigureTile } from './figure-tile.tsx';

interface OrderFiguresProps {
  figures: NonNullable<Overview['orders']>;
  from: string;
}

/** Paid orders and those who placed them. */
export function OrderFigures({ figures, from }: OrderFiguresProps) {
  const numbers = useNumbers();
  const t = useTranslations('adminOverview');
  const { balance } = useAmounts();
  const { orders, average_order, new_customers, returning_customers } = figures;
  const rows = `/admin/orders?${new URLSearchParams({ from })}`;
  const people = `/admin/customers?${new URLSearchParams({ from })}`;
  return (
    <section aria-labelledby="sales">
      <h2 id="sales" className="mb-3 font-semibold text-16">
        {t('sales')}
      </h2>
      <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
        <FigureTile label={t('figures.orders')} value={numbers.count(orders.now)} {...orders} href={rows} />
        <FigureTile
          label={t('figures.average_order')}
          value={balance(average_order.now)}
          now={Number(average_order.now)}
          before={Number(average_order.before)}
          href={rows}
        />
        <FigureTile
          label={t('figures.new_customers')}
          value={numbers.count(new_customers.now)}
          {...new_customers}
          href={people}
        />
        <FigureTile
          label={t('figures.returning_customers')}
          value={numbers.count(returning_customers.now)}
          {...returning_customers}
          href={rows}
        />
      </div>
    </section>
  );
}
