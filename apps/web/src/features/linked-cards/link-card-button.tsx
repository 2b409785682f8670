import type { PaymentMethodView } from '@marquee/contract/money/payment-methods.ts';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { leaveFor } from '../../shell/overlays/page-loader.tsx';
import { Button } from '../../ui/actions/button.tsx';

/** The card itself is entered at the gateway; its number never comes here. */
export function LinkCardButton({ method, named }: { method: PaymentMethodView; named: boolean }) {
  const t = useTranslations('payments.cards');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const body = { payment_method_id: method.id };
  const start = () =>
    run(async (options) => leaveFor((await call('linkCard', { body }, options)).data.redirect_url), {
      request: body,
    });
  return (
    <Button variant="primary" icon={<Plus className="size-4" />} loading={isBusy} onClick={start}>
      {named ? `${t('add')} (${method.name})` : t('add')}
    </Button>
  );
}
