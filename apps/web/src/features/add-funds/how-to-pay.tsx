import type { PaymentStepView } from '@marquee/contract/invoices.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { PaymentFact } from '../../product/payments/payment-fact.tsx';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshMoney } from './api.ts';
import { useFollowStep } from './use-follow-step.ts';

/** The next step of an invoice that still waits for its money. */
export function HowToPay({ step }: { step: PaymentStepView }) {
  const t = useTranslations('payments');
  const manual = useTranslations('overlays.manualPayment');
  const services = useServices();
  const toast = useToast();
  const follow = useFollowStep();
  const [isBusy, setBusy] = useState(false);
  const params = { invoiceId: String(step.invoice_id) };
  const act = async (deed: () => Promise<void>, done?: string) => {
    setBusy(true);
    try {
      await deed();
      await refreshMoney(services);
      if (done) toast({ title: done, tone: 'success' });
    } catch (error) {
      toast({ title: (error as Error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  const claim = () =>
    act(async () => {
      await services.call('markInvoicePaid', { params, body: {} });
    }, t('addFunds.claimed'));
  const cancel = async () => {
    const words = {
      title: t('invoice.cancelTitle'),
      text: t('invoice.cancelText'),
      agree: t('invoice.cancel'),
      disagree: t('invoice.keep'),
    };
    if (await confirm({ ...words, danger: true }))
      await act(async () => {
        await services.call('cancelInvoice', { params });
      }, t('invoice.canceled'));
  };
  const { payment_message: message, qr_code: code, redirect_url } = step;
  const isScan = code !== null && message === null;
  return (
    <Card title={t('invoice.howTo')} text={isScan ? t('invoice.scan') : undefined}>
      {isScan && (
        <div className="w-48 rounded-md border border-line bg-white p-2">
          <QrPicture code={code} label={manual('qr')} />
        </div>
      )}
      {message && (
        <dl className="grid gap-3 tablet:grid-cols-2">
          <PaymentFact name={manual('account')} value={message.account_number} />
          <PaymentFact name={manual('invoice')} value={message.comment} />
        </dl>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {redirect_url || message ? (
          <Button variant="primary" onClick={() => follow(step)}>
            {message ? manual('title') : t('invoice.continue')}
          </Button>
        ) : (
          <Button variant="primary" loading={isBusy} onClick={claim}>
            {t('invoice.iPaid')}
          </Button>
        )}
        <Button onClick={cancel}>{t('invoice.cancel')}</Button>
      </div>
    </Card>
  );
}
