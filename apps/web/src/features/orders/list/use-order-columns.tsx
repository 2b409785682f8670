import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { OrderMenu } from '../actions/order-menu.tsx';
import { CostCell, LinkText, OrderNumber, OrderProgress, ServiceCell, StatusCell } from './order-cells.tsx';

/** A column is hidden below its width; phones show cards instead. */
const from = {
  1043: { below: 1043, className: 'tablet:max-[1042px]:hidden' },
  1400: { below: 1400, className: 'tablet:max-[1399px]:hidden' },
  1600: { below: 1600, className: 'tablet:max-[1599px]:hidden' },
  1800: { below: 1800, className: 'tablet:max-[1799px]:hidden' },
  2000: { below: 2000, className: 'tablet:max-[1999px]:hidden' },
  2400: { below: 2400, className: 'tablet:max-[2399px]:hidden' },
  3000: { below: 3000, className: 'tablet:max-[2999px]:hidden' },
};

export function useOrderColumns(): DataColumn<OrderView>[] {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  const amounts = useAmounts();
  const quiet = (text: string) => <span className="text-ink-soft">{text}</span>;
  const column = (id: keyof typeof columnNames, rest: Omit<DataColumn<OrderView>, 'id' | 'header'>) => ({
    id,
    header: t(`columns.${id}`),
    sortable: true,
    card: 'none' as const,
    ...rest,
  });
  return [
    column('id', { stepsBack: from[1043], cell: ({ id }) => <OrderNumber id={id} /> }),
    column('status', {
      card: 'line',
      fixed: true,
      cell: (order) => <StatusCell order={order} />,
    }),
    column('service', { card: 'title', fixed: true, cell: (order) => <ServiceCell order={order} /> }),
    column('name', { stepsBack: from[3000], cell: ({ name }) => quiet(name) }),
    column('created_at', {
      stepsBack: from[1400],
      cell: ({ created_at }) => <Moment value={created_at} />,
    }),
    column('completed_at', {
      stepsBack: from[2000],
      cell: ({ completed_at }) => completed_at && <Moment value={completed_at} />,
    }),
    column('price', {
      align: 'end',
      stepsBack: from[1800],
      cell: ({ price, pricing_per }) =>
        quiet(t('per', { price: amounts.unitPrice(price), count: numbers.count(pricing_per) })),
    }),
    column('cost', {
      align: 'end',
      card: 'line',
      cell: (order) => <CostCell order={order} />,
    }),
    column('url', { stepsBack: from[1600], cell: ({ url }) => <LinkText url={url} /> }),
    column('quantity', {
      card: 'line',
      className: 'tablet:w-44',
      cell: (order) => (
        <span className="block min-w-32">
          <OrderProgress order={order} />
        </span>
      ),
    }),
    column('start_quantity', {
      align: 'end',
      stepsBack: from[2400],
      cell: ({ start_quantity }) => start_quantity !== null && numbers.count(start_quantity),
    }),
    column('current_quantity', {
      align: 'end',
      stepsBack: from[3000],
      cell: ({ current_quantity }) => numbers.count(current_quantity),
    }),
    column('actions', {
      align: 'end',
      card: 'foot',
      fixed: true,
      sortable: false,
      // Stays in sight where the table is wider than its card and scrolls.
      className:
        'tablet:sticky tablet:end-0 tablet:bg-surface tablet:in-[tr:hover]:bg-[linear-gradient(var(--hover),var(--hover))]',
      cell: (order) => <OrderMenu order={order} />,
    }),
  ];
}

const columnNames = {
  id: true,
  status: true,
  service: true,
  name: true,
  created_at: true,
  completed_at: true,
  price: true,
  cost: true,
  url: true,
  quantity: true,
  start_quantity: true,
  current_quantity: true,
  actions: true,
};
