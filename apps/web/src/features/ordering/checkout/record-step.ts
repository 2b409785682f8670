import type { AppServices } from '../../../lib/app-services.ts';
import { formToken } from '../../../product/order-form-token.ts';

type Step = 'recordEnterUrl' | 'recordPaymentPage' | 'recordCheckoutButton';

/** Tells the panel how far visitors get; nobody waits for it, and nobody minds when it fails. */
export function recordStep(services: AppServices, step: Step): void {
  services.call(step, { query: formToken(services) }).catch(() => undefined);
}
