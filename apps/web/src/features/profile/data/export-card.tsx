import { useQuery } from '@tanstack/react-query';
import { Download, FileJson } from 'lucide-react';
import { saveFile } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { accountDataQuery } from '../api.ts';

export function ExportCard() {
  const t = useTranslations('profile.data');
  const services = useServices();
  const kindName = useKindName();
  const kinds = useQuery(accountDataQuery(services)).data ?? [];
  const { isRunning, run } = useAction();

  const saveJson = () =>
    run(
      async () => {
        // Already parsed, like every JSON answer.
        const everything: unknown = await services.call('exportAccountData');
        saveFile('account.json', 'application/json', JSON.stringify(everything, null, 2));
      },
      { name: 'json' },
    );
  const saveCsv = (kind: string) =>
    run(
      async () =>
        saveFile(`${kind}.csv`, 'text/csv', await services.call('exportAccountTable', { params: { kind } })),
      { name: kind },
    );

  return (
    <Card title={t('exportTitle')} text={t('exportText')}>
      <Button
        variant="primary"
        icon={<FileJson className="size-4" aria-hidden="true" />}
        loading={isRunning('json')}
        onClick={saveJson}
      >
        {t('json')}
      </Button>
      <ul className="mt-5 grid gap-x-8 border-line border-t pt-2 tablet:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0">{kindName(kind)}</span>
            <Button
              size="small"
              icon={<Download className="size-4 shrink-0" aria-hidden="true" />}
              loading={isRunning(kind)}
              aria-label={t('csv', { kind: kindName(kind) })}
              onClick={() => saveCsv(kind)}
            >
              CSV
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A kind without a translation is shown by its own name. */
function useKindName(): (kind: string) => string {
  const t = useTranslations('profile.data.kinds');
  return (kind) => (t.has(kind as 'account') ? t(kind as 'account') : kind);
}
