import { languageTag } from '@marquee/domain/locale/locales.ts';
import { FileText, Image } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { fetchPicture, saveFetchedFile } from '../../shell/files/fetch-file.ts';
import { fileSize } from '../../shell/files/file-size.ts';
import { showImage } from '../../shell/overlays/image.tsx';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { Attachment } from './api.ts';

interface AttachmentListProps {
  ticketId: number;
  attachments: readonly Attachment[];
}

export function AttachmentList({ ticketId, attachments }: AttachmentListProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {attachments.map((attachment) => (
        <li key={attachment.filename} className="min-w-0">
          <AttachmentButton ticketId={ticketId} attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}

/** Pictures open over the page, papers are saved. */
function AttachmentButton({ ticketId, attachment }: { ticketId: number; attachment: Attachment }) {
  const { locale } = useServices();
  const { isBusy, run } = useAction();
  const { filename, original_name: name, content_type, size } = attachment;
  const isPaper = content_type === 'application/pdf';
  const Icon = isPaper ? FileText : Image;
  const address = `/api/v1/tickets/${ticketId}/attachments/${filename}`;
  const open = () =>
    run(async () => {
      if (isPaper) await saveFetchedFile(address, name);
      else showImage({ source: await fetchPicture(address), description: name });
    });
  return (
    <button
      type="button"
      onClick={open}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ size: 'small' }), 'max-w-72')}
    >
      {isBusy ? <Spinner className="size-4" /> : <Icon className="size-4 shrink-0" aria-hidden="true" />}
      <span dir="auto" className="truncate">
        {name}
      </span>
      <span className="shrink-0 text-ink-faint tabular-nums">{fileSize(size, languageTag(locale))}</span>
    </button>
  );
}
