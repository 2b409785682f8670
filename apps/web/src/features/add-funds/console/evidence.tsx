import type { InvoiceDetails } from '@marquee/contract/generated/console.ts';
import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { fetchPicture, saveFetchedFile } from '../../../shell/files/fetch-file.ts';
import { fileSize } from '../../../shell/files/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Section } from './invoice-history.tsx';

type File = InvoiceDetails['evidence'][number];

/** What the payer sent as proof. Pictures were drawn anew when they came; papers are only downloaded. */
export function Evidence({ invoice: { id, evidence } }: { invoice: InvoiceDetails }) {
  const t = useTranslations('adminInvoices.evidence');
  return (
    <Section title={t('title')}>
      {evidence.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="flex flex-col gap-3">
        {evidence.map((file) => (
          <li key={file.filename} className="flex flex-col gap-2">
            {file.content_type !== 'application/pdf' && <Picture invoiceId={id} file={file} />}
            <DownloadButton invoiceId={id} file={file} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const address = (invoiceId: number, { filename }: File) =>
  `/api/v1/admin/invoices/${invoiceId}/evidence/${filename}`;

function Picture({ invoiceId, file }: { invoiceId: number; file: File }) {
  const t = useTranslations('adminInvoices.evidence');
  const { data } = useQuery({
    queryKey: consoleKeys.evidence(file.filename),
    queryFn: () => fetchPicture(address(invoiceId, file)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <Skeleton className="h-48 w-full" />;
  return (
    <img
      src={data}
      alt={t('picture', { name: file.original_name })}
      className="max-h-[40vh] w-full rounded-md border border-line bg-canvas object-contain"
    />
  );
}

function DownloadButton({ invoiceId, file }: { invoiceId: number; file: File }) {
  const t = useTranslations('adminInvoices.evidence');
  const { locale } = useServices();
  const { style } = useNumbers();
  const { isBusy, run } = useAction();
  return (
    <Button
      size="small"
      className="self-start"
      icon={<Download className="size-4" />}
      loading={isBusy}
      onClick={() => void run(() => saveFetchedFile(address(invoiceId, file), file.original_name))}
    >
      {t('download', { name: file.original_name })} ({fileSize(file.size, languageTag(locale), style)})
    </Button>
  );
}
