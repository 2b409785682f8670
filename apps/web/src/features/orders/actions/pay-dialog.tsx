import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { cardsQuery, checkoutMethodsQuery } from '../../../product/payments/payment-queries.ts';
import { waysToPay } from '../../../product/payments/ways-to-pay.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { orderQuery } from '../api.ts';
import { orderPaymentCalls } from './order-payment-calls.ts';
import { PayForm } from './pay-form.tsx';

interface PayDialogProps {
  orderId: string;
  open: boolean;
  onClose(): void;
}

/** The amount due comes with the order, fetched again when the dialog opens. */
export function PayDialog({ orderId, open, onClose }: PayDialogProps) {
  const t = useTranslations('orders.pay');
  const common = useTranslations('common.actions');
  const states = useTranslations('common.states');
  const services = useServices();
  const order = useQuery({ ...orderQuery(services, orderId), enabled: open });
  const methods = useQuery({ ...checkoutMethodsQuery(services), enabled: open });
  const cards = useQuery({ ...cardsQuery(services), enabled: open });
  const failed = [order, methods, cards].filter(({ isError }) => isError);
  const due = order.data?.due;
  const bill = {
    isRestricted: due?.payment_restricted ?? true,
    hasAccount: true,
    amount: undefined,
    mayBeFree: false,
  };
  // The total is calculated here, so a method with an unknown fee cannot be offered.
  const ways = waysToPay(methods.data ?? [], cards.data ?? [], bill).filter((way) => way.areTermsKnown);
  const isSettled = order.data !== undefined && due === null && !order.isFetching;
  // Paid or canceled meanwhile, perhaps in another tab: nothing is left to pay, so the dialog closes.
  useEffect(() => {
    if (!open || !isSettled) return;
    onClose();
    void refreshQueries(services, orderActionKeys);
  }, [open, isSettled, onClose, services]);
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('title', { number: orderId })}
      closeLabel={common('close')}
      width="narrow"
    >
      {due && methods.data && cards.data ? (
        <PayForm calls={orderPaymentCalls(services, orderId)} due={due} ways={ways} onDone={onClose} />
      ) : failed.length > 0 ? (
        <ErrorState
          title={states('failed')}
          retry={{
            label: common('retry'),
            onRetry: () => failed.forEach((query) => void query.refetch()),
            busy: failed.some(({ isFetching }) => isFetching),
          }}
        />
      ) : (
        <SkeletonLines count={4} />
      )}
    </LazyDialog>
  );
}
