import { formatDateTime } from '@marquee/domain/format/date.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { saveFetchedFile } from '../../shell/files/fetch-file.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { receiptQuery } from './api.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptParty } from './receipt-party.tsx';

/** The same facts as in the PDF, in every language, ready to be printed. */
export function Receipt({ invoiceId }: { invoiceId: string }) {
  const t = useTranslations('payments.receipt');
  const services = useServices();
  const { isBusy, run } = useAction();
  const { data: receipt } = useQuery(receiptQuery(services, invoiceId));
  if (!receipt)
    return (
      <Card title={t('title')}>
        <SkeletonLines count={6} />
      </Card>
    );
  const save = async () => {
    const address = `/api/v1/invoices/${invoiceId}/receipt.pdf?locale=${services.locale}`;
    await run(() => saveFetchedFile(address, `${receipt.number}.pdf`));
  };
  return (
    <Card
      title={t('title')}
      text={receipt.number}
      action={
        <span className="flex flex-wrap justify-end gap-2 print:hidden">
          <Button size="small" icon={<Printer className="size-4" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button size="small" icon={<Download className="size-4" />} loading={isBusy} onClick={save}>
            {t('download')}
          </Button>
        </span>
      }
    >
      <p className="text-ink-soft">
        {t('date')}: {formatDateTime(new Date(receipt.paid_at))} UTC
      </p>
      <div className="grid gap-4 py-5 tablet:grid-cols-2">
        <ReceiptParty title={t('seller')} party={receipt.seller} />
        <ReceiptParty title={t('buyer')} party={receipt.buyer} />
      </div>
      <ReceiptLines receipt={receipt} />
    </Card>
  );
}
