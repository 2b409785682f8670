import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../lib/save-file.ts';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { exportFinances } from './api.ts';
import type { FinanceFilters } from './finance-filters.ts';

/** The same filters as the list. A plain link could not carry the token. */
export function ExportButton({ filters, disabled }: { filters: FinanceFilters; disabled: boolean }) {
  const t = useTranslations('finances.export');
  const services = useServices();
  const { isBusy, run } = useAction();
  const save = () =>
    run(async () => {
      const csv = await exportFinances(services, filters);
      // Reading a text drops its byte order mark, without which Excel guesses wrong.
      saveFile('finances.csv', 'text/csv;charset=utf-8', `\uFEFF${csv}`);
    });
  return (
    <Button icon={<Download className="size-4" />} loading={isBusy} disabled={disabled} onClick={save}>
      {t('action')}
    </Button>
  );
}
