import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { InvoiceListing, loadInvoices } from './invoice-listing.tsx';

export function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  return loadInvoices(services, request, 'doubtful');
}

/** Money that came late, twice or in the wrong amount. */
export function Page() {
  return <InvoiceListing name="doubtful" review="doubtful" />;
}
