import { Columns3, Download } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { type DataColumn, isShown } from '../../ui/tables/data-column.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useAction } from '../use-action.ts';
import { chooseColumn, chosenColumns } from './chosen-columns.ts';
import { ListSearch } from './list-search.tsx';
import { SavedViews } from './saved-views.tsx';
import type { ListAddress } from './use-list-address.ts';

interface ListToolbarProps<Row> {
  /** The list's name in the address of its file and among saved views, such as `orders`. */
  list: string;
  address: ListAddress;
  columns: readonly DataColumn<Row>[];
  /** What can be searched for, where it is more than a number or an e-mail address. */
  searchLabel?: string;
  /** The most characters that can be searched for. */
  searchLength?: number;
  /** Reads the whole list, with the filters of the address, as CSV. */
  readCsv?: () => Promise<string>;
  /** The filters. */
  children?: ReactNode;
}

/** Above a table of the console: search, filters, saved views, columns and the file. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { list, address, columns, searchLabel, searchLength, readCsv, children } = props;
  const t = useTranslations('admin.list');
  const action = useAction();
  const download = () => {
    if (!readCsv) return;
    void action.run(async () =>
      saveFile(`${list}.csv`, 'text/csv;charset=utf-8', `\uFEFF${await readCsv()}`),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-2 p-3">
      <ListSearch address={address} label={searchLabel} longest={searchLength} />
      {children}
      <div className="ms-auto flex items-center gap-1">
        <SavedViews list={list} address={address} />
        <ColumnMenu address={address} columns={columns} />
        {readCsv && (
          <IconButton
            icon={<Download className="size-4" />}
            label={t('csv')}
            disabled={action.isBusy}
            onClick={download}
          />
        )}
      </div>
    </div>
  );
}

interface ColumnMenuProps<Row> {
  address: ListAddress;
  columns: readonly DataColumn<Row>[];
}

function ColumnMenu<Row>({ address, columns }: ColumnMenuProps<Row>) {
  const t = useTranslations('admin.list');
  const choice = chosenColumns(address);
  const width = useSyncExternalStore(
    watchWidth,
    () => window.innerWidth,
    () => 0,
  );
  return (
    <Menu
      label={t('columns')}
      entries={columns
        .filter(({ fixed, header }) => !fixed && header !== '')
        .map((column) => ({
          kind: 'check',
          label: column.header,
          checked: isShown(column, choice, width),
          onCheckedChange: (shown) => chooseColumn(address, column.id, shown),
        }))}
      trigger={(trigger) => (
        <IconButton {...trigger} icon={<Columns3 className="size-4" />} label={t('columns')} />
      )}
    />
  );
}

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
