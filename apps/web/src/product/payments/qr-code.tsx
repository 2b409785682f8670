import type { PaymentStepView } from '@marquee/contract/money/invoices.ts';

import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

const QrOverlay = lazyComponent(async () => (await import('./qr-overlay.tsx')).QrOverlay);

/**
 * Shows a code to scan with another device, and what to pay where no page says so; nothing of it stays when it is
 * closed. The page of its payment may open behind it.
 */
export function showQrCode(code: string, charge?: PaymentStepView['charge']): void {
  openOverlay((control) => <QrOverlay {...control} code={code} charge={charge} />, { outlivesPage: true });
}
