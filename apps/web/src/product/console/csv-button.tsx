import { Download } from 'lucide-react';
import { saveFile } from '../../lib/save-file.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useAction } from '../use-action.ts';

/** Saves a list as a file, where it has no toolbar. */
export function CsvButton({ name, read }: { name: string; read(): Promise<string> }) {
  const t = useTranslations('admin.list');
  const action = useAction();
  const save = () =>
    action.run(async () => saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${await read()}`));
  return (
    <IconButton
      icon={<Download className="size-4" />}
      label={t('csv')}
      disabled={action.isBusy}
      onClick={save}
    />
  );
}
