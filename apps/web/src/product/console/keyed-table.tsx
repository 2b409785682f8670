import type { UseQueryResult } from '@tanstack/react-query';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { chosenColumns } from './chosen-columns.ts';
import { useSelectionColumn } from './selection-column.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { RowSelection } from './use-row-selection.ts';

interface KeyedTableProps<Row> {
  label: string;
  list: UseQueryResult<{ data: Row[]; next: number | null }>;
  columns: readonly DataColumn<Row>[];
  address: ListAddress;
  empty: { title: string; text?: string };
  /** Rows can be chosen for an action. */
  selection?: RowSelection;
}

/** A dense table whose pages begin behind a key: however long the list is, the next page costs the same. */
export function KeyedTable<Row extends { id: number }>(props: KeyedTableProps<Row>) {
  const { label, list, columns, address, empty, selection } = props;
  const t = useTranslations();
  const errorMessage = useErrorMessage();
  const table = useRowKeys();
  const rows = list.data?.data ?? [];
  const boxes = useSelectionColumn(selection, rows);
  if (list.isLoadingError) {
    const retry = { label: t('common.actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
    return <ErrorState title={t('common.states.failed')} text={errorMessage(list.error)} retry={retry} />;
  }
  const next = list.data?.next;
  return (
    <div
      ref={table}
      className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}
    >
      <DataTable
        label={label}
        columns={[...boxes, ...columns]}
        rows={rows}
        choice={chosenColumns(address)}
        rowKey={({ id }) => String(id)}
        loading={list.isPending}
        density="compact"
        empty={<EmptyState illustration="box" title={empty.title} text={empty.text} />}
      />
      {(address.after !== undefined || next) && (
        <nav
          aria-label={t('common.pagination.label')}
          className="flex justify-end gap-2 border-line border-t p-3"
        >
          {address.after !== undefined && (
            <Button size="small" onClick={() => address.goTo(undefined)}>
              {t('admin.list.first')}
            </Button>
          )}
          {next && (
            <Button size="small" onClick={() => address.goTo(next)}>
              {t('common.pagination.next')}
            </Button>
          )}
        </nav>
      )}
    </div>
  );
}
