import type { Adjustment } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useWalletName } from './use-wallet-name.ts';

const refresh = [consoleKeys.adjustments, consoleKeys.queues, consoleKeys.customers];

/** Everything a second person needs to confirm a correction or to decline it. */
export function AdjustmentReview({ adjustment }: { adjustment: Adjustment }) {
  const t = useTranslations('adminCustomers');
  const customerLabel = useTranslations('admin.list')('customer');
  const walletName = useWalletName();
  const { exact } = useAmounts();
  const { customer, decided_by, decided_at } = adjustment;
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [
            customerLabel,
            <BareLink key="customer" href={`/admin/customers/${customer.id}`} className="hover:underline">
              <CustomerCell customer={customer} />
            </BareLink>,
          ],
          [
            t('adjust.amount'),
            <span key="amount" className="font-semibold">
              {exact(adjustment.amount)}
            </span>,
          ],
          [t('adjust.wallet'), walletName(adjustment.wallet)],
          [t('reason'), adjustment.reason],
          [t('adjustments.status'), t(`adjustments.statuses.${adjustment.status}`)],
          [t('adjustments.requestedBy'), adjustment.requested_by.name],
          [t('adjustments.date'), <Moment key="date" value={adjustment.created_at} />],
          ...(decided_by ? [[t('adjustments.decidedBy'), decided_by.name] as const] : []),
          ...(decided_by && decided_at
            ? [[t('adjustments.date'), <Moment key="decided" value={decided_at} />] as const]
            : []),
          ...(adjustment.reject_reason
            ? [[t('adjustments.rejectReason'), adjustment.reject_reason] as const]
            : []),
        ]}
      />
      {adjustment.status === 'waiting' && <Decision adjustment={adjustment} />}
    </div>
  );
}

function Decision({ adjustment: { id, amount, is_own } }: { adjustment: Adjustment }) {
  const t = useTranslations('adminCustomers.adjustments');
  const { exact } = useAmounts();
  const services = useServices();
  const { isBusy, run } = useAction();
  const confirm = () =>
    void run(() => services.call('confirmAdjustment', { params: { id }, body: {} }), {
      done: t('confirmed'),
      refresh,
    });
  return (
    <>
      {is_own ? (
        <p className="border-line border-t pt-5 text-ink-soft">{t('own')}</p>
      ) : (
        <div className="border-line border-t pt-5">
          <Button variant="primary" wide loading={isBusy} onClick={confirm}>
            {t('confirm', { amount: exact(amount) })}
          </Button>
        </div>
      )}
      <RejectForm id={id} isOwn={is_own} />
    </>
  );
}

function RejectForm({ id, isOwn }: { id: number; isOwn: boolean }) {
  const t = useTranslations('adminCustomers');
  const services = useServices();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const form = useForm(async () => {
    await services.call('rejectAdjustment', { params: { id }, body: { reason: reason.trim() } });
    toast({ title: t('adjustments.rejected'), tone: 'success' });
    await refreshQueries(services, refresh);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <TextField
        label={isOwn ? t('reason') : t('adjustments.rejectReason')}
        hint={t('reasonHint')}
        name="reason"
        maxLength={500}
        value={reason}
        onValueChange={(value) => {
          form.clear('reason');
          setReason(value);
        }}
        error={form.error('reason')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="danger" wide loading={form.isSending}>
        {isOwn ? t('adjustments.takeBack') : t('adjustments.reject')}
      </Button>
    </form>
  );
}
