import type { InvoiceDetails } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { ReasonForm } from './reason-form.tsx';
import { RefundForm } from './refund-form.tsx';

/** What may be done with a payment now, with its effect named before. */
export function InvoiceActions({ invoice }: { invoice: InvoiceDetails }) {
  const t = useTranslations('adminInvoices');
  const { call } = useServices();
  const { id, actions } = invoice;
  const params = { id };
  return (
    <>
      {actions.includes('confirm') && <ConfirmForm invoice={invoice} />}
      {actions.includes('reject') && (
        <ReasonForm
          danger
          label={t('reject.reason')}
          hint={t('reject.hint')}
          action={t('reject.action')}
          done={t('reject.done')}
          send={(reason) => call('rejectInvoice', { params, body: { reason } })}
        />
      )}
      {actions.includes('resolve') && (
        <ReasonForm
          label={t('resolve.reason')}
          hint={t('resolve.hint')}
          action={t('resolve.action')}
          done={t('resolve.done')}
          send={(reason) => call('resolveInvoice', { params, body: { reason } })}
        />
      )}
      {actions.includes('refund') && <RefundForm invoice={invoice} />}
    </>
  );
}
