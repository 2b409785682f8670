import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { exportOrders } from '../api.ts';
import type { OrderFilters } from './order-filters.ts';

/** The same filters as the list. A plain link could not carry the token. */
export function ExportOrdersButton({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('common');
  const services = useServices();
  const { isBusy, run } = useAction();
  const save = () =>
    run(async () => {
      const csv = await exportOrders(services, filters);
      // Reading a text drops its byte order mark, without which Excel guesses wrong.
      saveFile('orders.csv', 'text/csv;charset=utf-8', `\uFEFF${csv}`);
    });
  return (
    <IconButton
      icon={<Download className="size-4" />}
      label={`${t('table.export')} (CSV)`}
      disabled={isBusy}
      onClick={save}
    />
  );
}
