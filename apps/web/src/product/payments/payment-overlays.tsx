import type { PaymentStepView } from '@marquee/contract/generated/money.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { ManualPayment } from './manual-payment-overlay.tsx';

const ManualPaymentOverlay = lazyComponent(
  async () => (await import('./manual-payment-overlay.tsx')).ManualPaymentOverlay,
);

/**
 * Shows how to pay manually. `onPaid` sends the comment; if it succeeds, the dialog closes and the result is `paid`,
 * if it fails, the dialog stays and shows the error.
 */
export function askManualPayment(payment: ManualPayment): Promise<'paid' | 'canceled'> {
  return new Promise((resolve) => {
    openOverlay(
      ({ open, close }) => (
        <ManualPaymentOverlay
          {...payment}
          open={open}
          onCancel={close}
          onPaid={async (comment, proof) => {
            await payment.onPaid(comment, proof);
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
 * Shows a code to scan with another device, and the amount where no page shows it. Stays open while the payment's
 * page opens behind it.
 */
export function showQrCode(code: string, charge?: PaymentStepView['charge']): void {
  openOverlay((control) => <QrOverlay {...control} code={code} charge={charge} />, { outlivesPage: true });
}
