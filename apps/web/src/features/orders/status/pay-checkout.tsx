import type { PaymentStepView } from '@marquee/contract/generated/money.ts';
import type { OrderStatusView } from '@marquee/contract/generated/ordering.ts';
import { formatMoneyFixed, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { PaymentComment } from '../../../product/payments/payment-comment.tsx';
import { PaymentFact } from '../../../product/payments/payment-fact.tsx';
import { checkoutMethodsQuery } from '../../../product/payments/payment-queries.ts';
import { waysToPay } from '../../../product/payments/ways-to-pay.ts';
import { orderKeys } from '../../../product/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QrPicture } from '../../../ui/icons/qr-picture.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { PayForm } from '../actions/pay-form.tsx';
import { statusPaymentCalls } from './status-payment-calls.ts';

const SanitizedHtml = lazyComponent(
  async () => (await import('../../../shell/overlays/sanitized-html.tsx')).SanitizedHtml,
);

/** How to pay an unpaid checkout: its open invoice, or another way. */
export function PayCheckout({ token, status }: { token: string; status: OrderStatusView }) {
  const t = useTranslations('orders');
  const [isChoosing, setChoosing] = useState(false);
  const { invoice, due, is_frozen } = status;
  if (invoice?.status === 'in_moderation')
    return (
      <Card>
        <p role="status">{t('done.claimed')}</p>
      </Card>
    );
  if (!due || is_frozen) return null;
  const step = invoice?.step;
  return (
    <Card title={t('status.payTitle')} text={t('notices.unpaid')}>
      {step && !isChoosing ? (
        <div className="flex flex-col gap-5">
          <OpenInvoice token={token} step={step} />
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            {t('status.otherMethod')}
          </Button>
        </div>
      ) : (
        <OtherMethod token={token} due={due} onDone={() => setChoosing(false)} />
      )}
    </Card>
  );
}

function OpenInvoice({ token, step }: { token: string; step: PaymentStepView }) {
  const t = useTranslations('orders');
  const manual = useTranslations('overlays.manualPayment');
  const services = useServices();
  const { isBusy, run } = useAction();
  const [comment, setComment] = useState('');
  const { charge, payment_message: message, qr_code: code, redirect_url, invoice_id } = step;
  const coins = formatMoneyFixed(parseMoney(charge.amount) ?? zero, 2);
  const claim = () =>
    run(() => statusPaymentCalls(services, token).claim(invoice_id, comment.trim()), {
      done: t('done.claimed'),
      refresh: [orderKeys.status(token)],
    });
  if (redirect_url)
    return (
      <LinkButton href={redirect_url} variant="primary" size="large" wide>
        {t('pay.action', { amount: `${coins} ${charge.currency}` })}
      </LinkButton>
    );
  return (
    <>
      <dl className="grid gap-3 tablet:grid-cols-2">
        <PaymentFact name={t('pay.total')} value={`${coins} ${charge.currency}`} copied={coins} />
        {message && <PaymentFact name={manual('account')} value={message.account_number} />}
        {message && <PaymentFact name={manual('invoice')} value={message.comment} />}
      </dl>
      {code && (
        <div className="w-48 rounded-md border border-line bg-white p-2">
          <QrPicture code={code} label={manual('qr')} />
        </div>
      )}
      {message?.instructions && <Instructions html={message.instructions} />}
      {message?.is_user_comment && <PaymentComment comment={comment} onChange={setComment} />}
      <Button variant="primary" size="large" wide loading={isBusy} onClick={claim}>
        {manual('paid')}
      </Button>
    </>
  );
}

/** The sanitizer needs a browser. */
function Instructions({ html }: { html: string }) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser) return null;
  return (
    <Suspense>
      <SanitizedHtml html={html} className="text-ink-soft" />
    </Suspense>
  );
}

interface OtherMethodProps {
  token: string;
  due: NonNullable<OrderStatusView['due']>;
  onDone(): void;
}

function OtherMethod({ token, due, onDone }: OtherMethodProps) {
  const services = useServices();
  const { data: methods } = useQuery(checkoutMethodsQuery(services));
  const bill = {
    isRestricted: due.payment_restricted,
    hasAccount: false,
    amount: undefined,
    mayBeFree: false,
  };
  if (!methods) return null;
  const ways = waysToPay(methods, [], bill);
  return (
    <PayForm calls={statusPaymentCalls(services, token)} due={due} ways={ways} isGuest onDone={onDone} />
  );
}
