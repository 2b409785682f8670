import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { checkedInvoiceQuery } from '../../../product/payments/payment-queries.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import { invoiceParameter } from './use-just-paid.ts';

/** Back in the list from a gateway: asks it once, and says since when orders count as paid with this invoice. */
export function useReturnedInvoice(): string | undefined {
  const services = useServices();
  const invoiceId = useSearchParams()[0].get(invoiceParameter) ?? '';
  const { data: invoice } = useQuery({
    ...checkedInvoiceQuery(services, invoiceId),
    enabled: /^\d{1,16}$/.test(invoiceId),
  });
  const paidSince = invoice?.status === 'paid' ? invoice.created_at : undefined;
  useEffect(() => {
    if (paidSince !== undefined) void refreshQueries(services, orderActionKeys);
  }, [paidSince, services]);
  return paidSince;
}
