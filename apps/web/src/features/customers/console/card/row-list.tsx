import type { ReactNode } from 'react';
import { Card } from '../../../../ui/layout/card.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface RowListProps<Row> {
  title: string;
  action?: ReactNode;
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  children(row: Row): ReactNode;
}

/** A section of the card: the newest few of a kind. */
export function RowList<Row>({ title, action, rows, rowKey, children }: RowListProps<Row>) {
  const empty = useTranslations('common.states')('empty');
  return (
    <Card title={title} action={action} flush>
      {rows.length === 0 ? (
        <p className="border-line border-t p-4 text-ink-faint tablet:px-5">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {rows.map((row) => (
            <li key={rowKey(row)} className="flex items-center justify-between gap-4 px-4 py-2 tablet:px-5">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What it is, and a line about it below. */
export function RowText({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <span className="block min-w-0">
      <span className="block truncate">{children}</span>
      <span className="block truncate text-ink-faint text-note">{note}</span>
    </span>
  );
}
