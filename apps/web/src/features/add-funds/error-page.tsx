import type { PageModule } from '../../shell/routing/page-module.ts';
import { ReturnedPayment } from './returned-payment.tsx';

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().payments?.result.details ?? '',
});

export function Page() {
  return <ReturnedPayment wasCanceled />;
}
