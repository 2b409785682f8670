import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { exportFinances } from './api.ts';
import type { FinanceFilters } from './finance-filters.ts';

/** The same filters as the list. A plain link could not carry the token. */
export function ExportButton({ filters, disabled }: { filters: FinanceFilters; disabled: boolean }) {
  const t = useTranslations('finances.export');
  const failed = useTranslations('common.states');
  const services = useServices();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const csv = await exportFinances(services, filters);
      // Reading a text drops its byte order mark, without which Excel guesses wrong.
      saveAs(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), 'finances.csv');
    } catch (error) {
      toast({ title: failed('failed'), text: (error as Error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={<Download className="size-4" />} loading={isBusy} disabled={disabled} onClick={save}>
      {t('action')}
    </Button>
  );
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
