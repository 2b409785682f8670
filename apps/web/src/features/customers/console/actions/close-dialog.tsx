import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { closingQuery } from '../api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

interface CloseDialogProps {
  customer: CustomerCard;
  open: boolean;
  onClose(): void;
}

/** Says what stands in the way, or what the customer loses, before anything is erased. */
export function CloseDialog({ customer: { id }, open, onClose }: CloseDialogProps) {
  const t = useTranslations('adminCustomers');
  const services = useServices();
  const toast = useToast();
  const { exact } = useAmounts();
  const { data: closing } = useQuery({ ...closingQuery(services, id), enabled: open });
  const blockers = closing?.blockers ?? [];
  const balance = closing?.balance ?? '0';
  return (
    <ReasonDialog
      danger
      open={open}
      onClose={onClose}
      title={t('actions.close')}
      effect={
        <>
          {t('effects.close')}{' '}
          {balance !== '0' && <strong>{t('effects.closeBalance', { amount: exact(balance) })}</strong>}
        </>
      }
      disabled={!closing || blockers.length > 0}
      fields={() =>
        blockers.length > 0 && (
          <div className="rounded-md bg-warning-soft px-3.5 py-3 text-warning-text">
            <p className="font-medium">{t('blockers.title')}</p>
            <ul className="mt-1 list-inside list-disc">
              {blockers.map(({ reason, amount, count }) => (
                <li key={reason}>
                  {t(`blockers.${reason}`)}
                  {amount && `: ${exact(amount)}`}
                  {count && `: ${count}`}
                </li>
              ))}
            </ul>
          </div>
        )
      }
      send={async (reason) => {
        const body = { reason, ...(balance === '0' ? {} : { give_up_balance: balance }) };
        await services.call('closeCustomer', { params: { id }, body });
        toast({ title: t('done.close'), tone: 'success' });
        await refreshQueries(services, [consoleKeys.customers]);
      }}
    />
  );
}
