import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import type { RowSelection } from '../../../product/console/use-row-selection.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface QueuePageProps<Row extends { id: number }> {
  name: string;
  title: string;
  text: string;
  list: UseQueryResult<{ data: Row[]; next: number | null }>;
  columns: readonly DataColumn<Row>[];
  address: ListAddress;
  readCsv: () => Promise<string>;
  /** Above the table. */
  top?: ReactNode;
  filters?: ReactNode;
  selection?: RowSelection;
  /** Between toolbar and table, for what is selected. */
  bar?: ReactNode;
  sheetTitle(row: Row): string;
  sheet(row: Row): ReactNode;
}

/** A list of what waits for a person; one row opens beside it, with the answers. */
export function QueuePage<Row extends { id: number }>(props: QueuePageProps<Row>) {
  const { name, title, text, list, columns, address, selection } = props;
  const t = useTranslations('adminQueues');
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const empty = address.get('search')
    ? { title: t('notFound') }
    : { title: t('empty'), text: t('emptyText') };
  return (
    <>
      <PageHeader title={title} text={text} />
      {props.top}
      <Card flush>
        <ListToolbar list={name} address={address} columns={columns} readCsv={props.readCsv}>
          {props.filters}
        </ListToolbar>
        {props.bar}
        <KeyedTable<Row>
          label={title}
          list={list}
          columns={columns}
          address={address}
          empty={empty}
          {...(selection ? { selection } : {})}
        />
      </Card>
      <RowSheet
        title={opened ? props.sheetTitle(opened) : ''}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && (
          <div key={opened.id} className="flex flex-col gap-6">
            {props.sheet(opened)}
          </div>
        )}
      </RowSheet>
    </>
  );
}
