import type { PaymentStepView } from '@marquee/contract/generated/money.ts';
import { useServices } from '../../lib/use-services.ts';
import { PaymentFact } from '../../product/payments/payment-fact.tsx';
import { useAction } from '../../product/use-action.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { QrPicture } from '../../ui/icons/qr-picture.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { paymentChangedKeys } from './api.ts';
import { useFollowStep } from './use-follow-step.ts';

/** The next step of an unpaid invoice. */
export function HowToPay({ step }: { step: PaymentStepView }) {
  const t = useTranslations('payments');
  const manual = useTranslations('overlays.manualPayment');
  const services = useServices();
  const follow = useFollowStep();
  const { isBusy, run } = useAction();
  const params = { invoiceId: String(step.invoice_id) };
  const refresh = paymentChangedKeys;
  const claim = () =>
    run(() => services.call('markInvoicePaid', { params, body: {} }), {
      done: t('addFunds.claimed'),
      refresh,
    });
  const cancel = async () => {
    const isMeant = await confirm({
      title: t('invoice.cancelTitle'),
      text: t('invoice.cancelText'),
      agree: t('invoice.cancel'),
      disagree: t('invoice.keep'),
      danger: true,
    });
    if (!isMeant) return;
    await run(() => services.call('cancelInvoice', { params }), { done: t('invoice.canceled'), refresh });
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
