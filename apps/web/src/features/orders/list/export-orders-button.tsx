import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useFailureWords } from '../../../shell/errors/use-failure-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { exportOrders } from '../api.ts';
import type { OrderFilters } from './order-filters.ts';

/** The same filters as the list. A plain link could not carry the token. */
export function ExportOrdersButton({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const csv = await exportOrders(services, filters);
      // Reading a text drops its byte order mark, without which Excel guesses wrong.
      saveFile('orders.csv', 'text/csv;charset=utf-8', `\uFEFF${csv}`);
    } catch (error) {
      toast({ title: t('states.failed'), text: failureWords(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <IconButton
      icon={<Download className="size-4" />}
      label={`${t('table.export')} (CSV)`}
      disabled={isBusy}
      onClick={save}
    />
  );
}
