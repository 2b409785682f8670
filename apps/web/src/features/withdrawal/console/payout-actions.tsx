import type { ReviewedWithdrawal } from '@marquee/contract/generated/console.ts';
import { addTexts } from '@marquee/domain/money/add-texts.ts';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LazyConfirmDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { downloadPayoutFile } from './payout-file-bar.tsx';

interface PayoutActionsProps {
  /** The chosen ones. */
  rows: readonly ReviewedWithdrawal[];
  onDone(): void;
}

/** A file for the bank, or the record that all of them were paid. */
export function PayoutActions({ rows, onDone }: PayoutActionsProps) {
  const t = useTranslations('adminInvoices.payouts');
  const cancel = useTranslations('common.actions')('cancel');
  const { call } = useServices();
  const { exact } = useAmounts();
  const { isBusy, run } = useAction();
  const [dialog, setDialog] = useState<'file' | 'pay'>();
  const close = () => setDialog(undefined);
  const inFile = rows.filter((row) => row.export !== null);
  const createFile = async () => {
    const body = { ids: rows.map(({ id }) => id) };
    const isDone = await run(
      async () => {
        const { data } = await call('createPayoutFile', { body });
        await downloadPayoutFile(call, data.id);
      },
      { refresh: [consoleKeys.withdrawals] },
    );
    close();
    if (isDone) onDone();
  };
  return (
    <>
      <Button
        size="small"
        disabled={inFile.length > 0 || rows.length === 0}
        onClick={() => setDialog('file')}
      >
        {t('export')}
      </Button>
      <Button size="small" disabled={rows.length === 0} onClick={() => setDialog('pay')}>
        {t('pay')}
      </Button>
      {inFile.length > 0 && (
        <span className="text-note">
          {t('inFile', { numbers: inFile.map(({ id }) => `#${id}`).join(', ') })}
        </span>
      )}
      <LazyConfirmDialog
        open={dialog === 'file'}
        title={t('exportTitle')}
        consequence={t('exportText', {
          count: rows.length,
          amount: exact(addTexts(rows.map(({ payout }) => payout))),
        })}
        confirmLabel={t('exportAction')}
        cancelLabel={cancel}
        busy={isBusy}
        onConfirm={() => void createFile()}
        onCancel={close}
      />
      {dialog === 'pay' && <PayDialog rows={rows} onClose={close} onDone={onDone} />}
    </>
  );
}
