import { languageTag } from '@marquee/domain/locale/locales.ts';
import { FileText, Image } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { fetchPicture, saveFetchedFile } from '../../shell/files/fetch-file.ts';
import { fileSize } from '../../shell/files/file-size.ts';
import { showImage } from '../../shell/overlays/image.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { Attachment, Message } from './api.ts';
import { MessageText } from './message-text.tsx';

interface AttachmentListProps {
  ticketId: number;
  attachments: readonly Attachment[];
}

interface MessageBubbleProps {
  ticketId: number;
  message: Message;
}

/** The customer's own messages on the right, the panel's on the left. */
export function MessageBubble({ ticketId, message }: MessageBubbleProps) {
  const t = useTranslations('tickets');
  const { settings } = useShell();
  const isOwn = message.author === 'customer';
  return (
    <li className={classNames('flex max-w-[88%] flex-col gap-1', isOwn ? 'self-end' : 'self-start')}>
      <p className={classNames('px-1 text-ink-faint text-note', isOwn && 'text-end')}>
        <span className="font-medium text-ink-soft">
          {isOwn ? t('you') : `${message.author_name}, ${settings.panelName}`}
        </span>
        {'\u00a0· '}
        <Moment value={message.created_at} />
        {message.via === 'mail' && ` · ${t('byMail')}`}
      </p>
      <div
        className={classNames(
          'rounded-lg px-4 py-3',
          isOwn ? 'rounded-se-sm bg-primary-soft' : 'rounded-ss-sm border border-line bg-surface',
        )}
      >
        <MessageText text={message.text} />
        {message.attachments.length > 0 && (
          <AttachmentList ticketId={ticketId} attachments={message.attachments} />
        )}
      </div>
    </li>
  );
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

/** Images open over the page, documents are downloaded. */
function AttachmentButton({ ticketId, attachment }: { ticketId: number; attachment: Attachment }) {
  const { locale } = useServices();
  const { style } = useNumbers();
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
      <span className="shrink-0 text-ink-faint tabular-nums">
        {fileSize(size, languageTag(locale), style)}
      </span>
    </button>
  );
}
