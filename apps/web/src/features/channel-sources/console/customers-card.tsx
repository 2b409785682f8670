import type { ChannelSource } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

type Row = ChannelSource['customers'][number];
const figures = ['units', 'lookups', 'reports', 'suggestions'] as const;

/** Who uses the panel's sources most. */
export function CustomersCard({ customers }: { customers: readonly Row[] }) {
  const numbers = useNumbers();
  const t = useTranslations('adminSources.customers');
  const columns: DataColumn<Row>[] = [
    {
      id: 'customer',
      header: t('customer'),
      card: 'title',
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    ...figures.map(
      (figure): DataColumn<Row> => ({
        id: figure,
        header: t(figure),
        align: 'end',
        card: 'line',
        cell: (row) => numbers.count(row[figure]),
      }),
    ),
  ];
  return (
    <Card title={t('title')} text={t('text')} flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={customers}
        rowKey={({ customer }) => String(customer.id)}
        empty={<p className="px-4 pb-5 text-ink-soft tablet:px-5">{t('empty')}</p>}
      />
    </Card>
  );
}
