import type { AppServices } from '../../../lib/app-services.ts';
import { formToken } from '../../../product/order-form-token.ts';

type Step = 'recordEnterUrl' | 'recordPaymentPage' | 'recordCheckoutButton';

/** Reports how far visitors get; not awaited, and failures are ignored. */
export function recordStep(services: AppServices, step: Step): void {
  services.call(step, { query: formToken(services) }).catch(() => undefined);
}
