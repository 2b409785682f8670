import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { classNames } from '../../ui/class-names.ts';
import { RelativeDate } from '../../ui/text/date.tsx';
import type { Message } from './api.ts';
import { AttachmentList } from './attachment-list.tsx';
import { MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  ticketId: number;
  message: Message;
}

/** One's own words to the right, the panel's to the left. */
export function MessageBubble({ ticketId, message }: MessageBubbleProps) {
  const t = useTranslations('tickets');
  const { locale } = useServices();
  const { settings } = useShell();
  // What is said while the page is open is later than the moment it was rendered.
  const at = new Date(message.created_at);
  const now = new Date(Math.max(useRenderedAt(), at.getTime()));
  const isOwn = message.author === 'customer';
  return (
    <li className={classNames('flex max-w-[88%] flex-col gap-1', isOwn ? 'self-end' : 'self-start')}>
      <p className={classNames('px-1 text-ink-faint text-note', isOwn && 'text-right')}>
        <span className="font-medium text-ink-soft">
          {isOwn ? t('you') : `${message.author_name}, ${settings.panelName}`}
        </span>
        {' · '}
        <RelativeDate value={at} now={now} languageTag={languageTag(locale)} />
        {message.via === 'mail' && ` · ${t('byMail')}`}
      </p>
      <div
        className={classNames(
          'rounded-lg px-4 py-3',
          isOwn ? 'rounded-tr-sm bg-primary-soft' : 'rounded-tl-sm border border-line bg-surface',
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
