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
