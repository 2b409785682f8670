import type { PaymentMethodView } from '@marquee/contract/payment-methods.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The card itself is entered at the gateway; its number never comes here. */
export function LinkCardButton({ method, named }: { method: PaymentMethodView; named: boolean }) {
  const t = useTranslations('payments.cards');
  const { call } = useServices();
  const toast = useToast();
  const key = useRef(crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const body = { payment_method_id: method.id };
      const { data } = await call('linkCard', { body }, { idempotencyKey: key.current });
      location.assign(data.redirect_url);
    } catch (error) {
      key.current = crypto.randomUUID();
      setBusy(false);
      toast({ title: (error as Error).message, tone: 'danger' });
    }
  };
  return (
    <Button variant="primary" icon={<Plus className="size-4" />} loading={isBusy} onClick={start}>
      {named ? `${t('add')} (${method.name})` : t('add')}
    </Button>
  );
}
