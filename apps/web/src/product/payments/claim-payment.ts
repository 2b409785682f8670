import type { AppServices } from '../../lib/app-services.ts';

interface Claim {
  invoiceId: number | string;
  comment: string;
  /** A picture of the transfer, or its receipt. */
  proof?: File | undefined;
}

/** “I’ve paid”. Sending files takes more code, which loads with the first file. */
export async function claimPayment(
  services: Pick<AppServices, 'call' | 'locale'>,
  { invoiceId, comment, proof }: Claim,
): Promise<void> {
  const params = { invoiceId: String(invoiceId) };
  if (!proof) {
    await services.call('markInvoicePaid', { params, body: { comment } });
    return;
  }
  const form = new FormData();
  form.set('comment', comment);
  form.append('files', proof);
  const { sendForm } = await import('../../shell/files/send-form.ts');
  await sendForm(services, 'markInvoicePaid', { params, form });
}
