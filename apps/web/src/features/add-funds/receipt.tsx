import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { ReceiptCard } from '../../product/payments/receipt-card.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { receiptQuery } from './api.ts';

export function Receipt({ invoiceId }: { invoiceId: string }) {
  const t = useTranslations('payments.receipt');
  const services = useServices();
  const { data: receipt } = useQuery(receiptQuery(services, invoiceId));
  if (!receipt)
    return (
      <Card title={t('title')}>
        <SkeletonLines count={6} />
      </Card>
    );
  const file = `/api/v1/invoices/${invoiceId}/receipt.pdf?locale=${services.locale}`;
  return <ReceiptCard receipt={receipt} file={file} />;
}
