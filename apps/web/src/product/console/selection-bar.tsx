import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { RowSelection } from './use-row-selection.ts';

/** How many rows are chosen, and what can be done with them. */
export function SelectionBar({ selection, children }: { selection: RowSelection; children: ReactNode }) {
  const t = useTranslations('admin.list');
  if (selection.ids.size === 0) return null;
  return (
    <div className="sticky top-12 z-10 flex flex-wrap items-center gap-2 border-line border-y bg-primary-soft px-3 py-2">
      <span role="status" className="me-2 font-medium text-primary-text">
        {t('selected', { count: selection.ids.size })}
      </span>
      {children}
      <Button size="small" variant="quiet" className="ms-auto" onClick={selection.clear}>
        {t('selectNone')}
      </Button>
    </div>
  );
}
