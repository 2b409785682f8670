import type { PaymentStepView } from '@marquee/contract/money/invoices.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { ManualPayment } from './manual-payment-overlay.tsx';

const ManualPaymentOverlay = lazyComponent(
  async () => (await import('./manual-payment-overlay.tsx')).ManualPaymentOverlay,
);

/**
 * Tells how to pay by hand. `onPaid` sends the comment; when it succeeds the dialog closes and the
 * answer is `paid`, when it fails the dialog stays and says why.
 */
export function askManualPayment(payment: ManualPayment): Promise<'paid' | 'canceled'> {
  return new Promise((resolve) => {
    openOverlay(
      ({ open, close }) => (
        <ManualPaymentOverlay
          {...payment}
          open={open}
          onCancel={close}
          onPaid={async (comment) => {
            await payment.onPaid(comment);
            resolve('paid');
            close();
          }}
        />
      ),
      { onClosed: () => resolve('canceled') },
    );
  });
}

const QrOverlay = lazyComponent(async () => (await import('./qr-overlay.tsx')).QrOverlay);

/**
 * Shows a code to scan with another device, and what to pay where no page says so; nothing of it stays when it is
 * closed. The page of its payment may open behind it.
 */
export function showQrCode(code: string, charge?: PaymentStepView['charge']): void {
  openOverlay((control) => <QrOverlay {...control} code={code} charge={charge} />, { outlivesPage: true });
}
