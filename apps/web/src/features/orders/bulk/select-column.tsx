import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import type { Selection } from './use-selection.ts';

/** The first column: a checkbox per order, and one for the page in the head. */
export function useSelectColumn(selection: Selection, shown: readonly OrderView[]): DataColumn<OrderView> {
  const t = useTranslations('orders.bulk');
  return {
    id: 'select',
    header: t('label'),
    fixed: true,
    card: 'corner',
    className: 'tablet:w-10 tablet:pe-0',
    head: <SelectPage selection={selection} shown={shown} />,
    cell: (order) => {
      const isSelected = selection.has(order.id);
      return (
        <Checkbox
          checked={isSelected}
          disabled={selection.isFull && !isSelected}
          onChange={() => selection.toggle(order)}
          className="justify-end tablet:min-h-0 tablet:py-0"
        >
          <VisuallyHidden>{t('selectOne', { number: String(order.id) })}</VisuallyHidden>
        </Checkbox>
      );
    },
  };
}

function SelectPage({ selection, shown }: { selection: Selection; shown: readonly OrderView[] }) {
  const t = useTranslations('orders.bulk');
  const count = shown.filter(({ id }) => selection.has(id)).length;
  return (
    <Checkbox
      checked={count > 0 && count === shown.length}
      indeterminate={count > 0 && count < shown.length}
      disabled={shown.length === 0}
      onChange={() => selection.togglePage(shown)}
      className="tablet:min-h-0 tablet:py-0"
    >
      <VisuallyHidden>{t('selectPage')}</VisuallyHidden>
    </Checkbox>
  );
}
