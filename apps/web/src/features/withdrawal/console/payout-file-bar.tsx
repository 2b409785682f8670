import type { ReviewedWithdrawal } from '@marquee/contract/generated/console.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { useAction } from '../../../product/use-action.ts';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface PayoutFileLinkProps {
  file: NonNullable<ReviewedWithdrawal['export']>;
  status: ReviewedWithdrawal['status'];
}

/** Leads to all withdrawals of a bank file. */
export function PayoutFileLink({ file, status }: PayoutFileLinkProps) {
  const t = useTranslations('adminInvoices.payouts');
  return (
    <TextLink className="text-note" href={`/admin/withdrawals?status=${status}&export=${file.id}`}>
      {t('exported', { number: `#${file.id}` })}
    </TextLink>
  );
}

/** Above the withdrawals of one bank file: the file again, and giving it up. */
export function PayoutFileBar({ id, address }: { id: number; address: ListAddress }) {
  const t = useTranslations('adminInvoices.payouts');
  const actions = useTranslations('common.actions');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const [isReleasing, setReleasing] = useState(false);
  const [reason, setReason] = useState('');
  const params = { id };
  const number = `#${id}`;
  const release = async () => {
    const isDone = await run(() => call('releasePayoutFile', { params, body: { reason: reason.trim() } }), {
      done: t('released'),
      refresh: [consoleKeys.withdrawals],
    });
    if (!isDone) return;
    setReleasing(false);
    address.filter('export', undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-y bg-hover px-3 py-2">
      <span className="me-2 font-medium">{t('exported', { number })}</span>
      <Button
        size="small"
        icon={<Download className="size-4" />}
        onClick={() => void run(() => downloadPayoutFile(call, id))}
      >
        {t('download')}
      </Button>
      <Button size="small" onClick={() => setReleasing(true)}>
        {t('release')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => address.filter('export', undefined)}>
        {actions('clear')}
      </Button>
      <LazyDialog
        open={isReleasing}
        onClose={() => setReleasing(false)}
        title={t('release')}
        text={t('releaseText', { number })}
        closeLabel={actions('close')}
        footer={
          <Button
            variant="danger"
            loading={isBusy}
            disabled={reason.trim().length < 3}
            onClick={() => void release()}
          >
            {t('release')}
          </Button>
        }
      >
        <TextField
          label={t('releaseReason')}
          name="reason"
          maxLength={1000}
          value={reason}
          onValueChange={setReason}
        />
      </LazyDialog>
    </div>
  );
}

export async function downloadPayoutFile(
  call: ReturnType<typeof useServices>['call'],
  id: number,
): Promise<void> {
  const text = await call('downloadPayoutFile', { params: { id } });
  saveFile(`withdrawals-${id}.csv`, 'text/csv;charset=utf-8', `\uFEFF${text}`);
}
