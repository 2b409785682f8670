import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { invoiceQuery } from './api.ts';
import { HowToPay } from './how-to-pay.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { Receipt } from './receipt.tsx';

export const load: PageModule['load'] = async (services, { params }) => {
  await orNotFound(services.queryClient.ensureQueryData(invoiceQuery(services, params.id ?? '')), 'page');
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().payments?.result.details ?? '',
});

export function Page() {
  const t = useTranslations('payments');
  const { id = '' } = useParams();
  const { data: invoice } = useQuery({
    ...invoiceQuery(useServices(), id),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? 10_000 : false),
  });
  if (!invoice) return null;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('addFunds.title')}
            items={[{ label: t('addFunds.title'), href: '/add-funds' }]}
          />
        }
        title={t('invoice.title', { number: String(invoice.id) })}
        actions={<InvoiceState status={invoice.status} />}
      />
      <div className="flex flex-col gap-4">
        {invoice.step && <HowToPay step={invoice.step} />}
        {invoice.paid_at === null ? <InvoiceFacts invoice={invoice} /> : <Receipt invoiceId={id} />}
      </div>
    </>
  );
}
