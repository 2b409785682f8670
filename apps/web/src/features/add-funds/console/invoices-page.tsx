import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { InvoiceListing, loadInvoices } from './invoice-listing.tsx';

export function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  return loadInvoices(services, request);
}

/** Every payment of the panel. */
export function Page() {
  return <InvoiceListing name="invoices" />;
}
