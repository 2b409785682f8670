import type { ReviewedDispute } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { useChargeText } from '../../../product/payments/charge-text.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { DisputeState } from './dispute-columns.tsx';
import { ReasonForm } from './reason-form.tsx';

/** One dispute, and how it ends: a lost one may still be won, because banks change their minds. */
export function DisputeReview({ dispute }: { dispute: ReviewedDispute }) {
  const t = useTranslations();
  const d = useTranslations('adminInvoices.disputes');
  const { call } = useServices();
  const { exact } = useAmounts();
  const chargeText = useChargeText();
  const mayDecide = useProfile()?.permissions?.includes('payments.manage') ?? false;
  const { id, outcome, charge, ended_at } = dispute;
  const send = (chosen: 'won' | 'lost') => (reason: string) =>
    call('closeDispute', { params: { id }, body: { outcome: chosen, reason } });
  const currency = charge.currency === 'RUB' ? 'RUB' : 'USD';
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('admin.list.customer'), <CustomerCell key="customer" customer={dispute.customer} />],
          [t('adminInvoices.filters.status'), <DisputeState key="state" outcome={outcome} />],
          [
            d('invoice'),
            <TextLink key="invoice" href={`/admin/invoices?open=${dispute.invoice_id}`}>
              {`#${dispute.invoice_id}`}
            </TextLink>,
          ],
          [t('finances.columns.method'), dispute.method],
          ...(dispute.ref ? ([[d('ref'), dispute.ref]] as const) : []),
          [d('amount'), chargeText({ currency, amount: charge.amount })],
          [d('taken'), exact(dispute.taken)],
          [d('owed'), exact(dispute.owed)],
          [d('opened'), <Moment key="opened" value={dispute.opened_at} />],
          ...(ended_at ? ([[d('ended'), <Moment key="ended" value={ended_at} />]] as const) : []),
        ]}
      />
      {mayDecide && outcome !== 'won' && (
        <ReasonForm
          label={d('reason')}
          hint={d('won', { amount: exact(dispute.taken) })}
          action={d('markWon')}
          done={d('done')}
          send={send('won')}
        />
      )}
      {mayDecide && outcome === null && (
        <ReasonForm
          danger
          label={d('reason')}
          hint={d('lost')}
          action={d('markLost')}
          done={d('done')}
          send={send('lost')}
        />
      )}
    </div>
  );
}
