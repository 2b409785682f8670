import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { SkeletonLines } from '../../../ui/skeleton-lines.tsx';
import { cardsQuery, methodsQuery, orderQuery } from '../api.ts';
import { PayForm } from './pay-form.tsx';
import { waysToPay } from './ways-to-pay.ts';

interface PayDialogProps {
  orderId: string;
  open: boolean;
  onClose(): void;
}

/** What it costs to pay now comes with the order itself, fresh when the dialog opens. */
export function PayDialog({ orderId, open, onClose }: PayDialogProps) {
  const t = useTranslations('orders.pay');
  const common = useTranslations('common.actions');
  const services = useServices();
  const { data: order } = useQuery({ ...orderQuery(services, orderId), enabled: open });
  const { data: methods } = useQuery({ ...methodsQuery(services), enabled: open });
  const { data: cards } = useQuery({ ...cardsQuery(services), enabled: open });
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('title', { number: orderId })}
      closeLabel={common('close')}
      width="narrow"
    >
      {order?.due && methods && cards ? (
        <PayForm orderId={orderId} due={order.due} ways={waysToPay(methods, cards)} onDone={onClose} />
      ) : (
        <SkeletonLines count={4} />
      )}
    </LazyDialog>
  );
}
