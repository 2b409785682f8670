import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { InvoiceListing, loadInvoices } from './invoice-listing.tsx';

export function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  return loadInvoices(services, request, 'claimed');
}

/** Payments that customers say they have made. */
export function Page() {
  return <InvoiceListing name="manual" review="claimed" />;
}
