import { Checkbox } from '../../ui/forms/checkbox.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { RowSelection } from './use-row-selection.ts';

/** The column whose boxes choose rows; its head chooses all of the page. */
export function useSelectionColumn<Row extends { id: number }>(
  selection: RowSelection | undefined,
  rows: readonly Row[],
): DataColumn<Row>[] {
  const t = useTranslations('admin.list');
  if (!selection) return [];
  const ids = rows.map(({ id }) => id);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  return [
    {
      id: 'selection',
      header: t('select'),
      fixed: true,
      card: 'foot',
      className: 'tablet:w-10',
      head: (
        <Checkbox
          checked={ids.length > 0 && chosen === ids.length}
          indeterminate={chosen > 0 && chosen < ids.length}
          onChange={() => selection.toggleAll(ids)}
        >
          <span className="sr-only">{t('selectPage')}</span>
        </Checkbox>
      ),
      cell: ({ id }) => (
        <Checkbox data-row-box="" checked={selection.ids.has(id)} onChange={() => selection.toggle(id)}>
          <span className="tablet:sr-only">{t('selectRow', { number: String(id) })}</span>
        </Checkbox>
      ),
    },
  ];
}
