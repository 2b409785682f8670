import type { NotificationView } from '@marquee/contract/account/in-app-notifications.ts';
import { formatExactTime } from '@marquee/domain/format/date.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { getSettings, readerNumbers } from '../../settings/index.ts';
import { type NoticeContent, noticeContent } from '../notice-content.ts';
import { topicOf } from '../notice-topic.ts';
import { readNotice } from './stored-notice.ts';

type Row = Selectable<DB['notification']>;

/** In the reader's language. Kinds that this version does not know are left out. */
export async function notificationViews(ctx: Context, rows: readonly Row[]): Promise<NotificationView[]> {
  const numbers = await readerNumbers(ctx);
  const [{ panelName, rounding_precision }, t] = await Promise.all([
    getSettings(ctx),
    translator(ctx.locale, numbers),
  ]);
  return rows.flatMap((row) => {
    const notice = readNotice(row.notice);
    const topic = topicOf(notice.kind);
    const at = formatExactTime(row.created_at);
    const content: NoticeContent | undefined = noticeContent(notice, {
      t,
      locale: ctx.locale,
      numbers,
      panel: panelName,
      precision: rounding_precision,
      at,
    });
    if (!topic || !content) return [];
    const isTicket = notice.kind === 'ticket-answered';
    return [
      {
        id: Number(row.id),
        topic,
        title: isTicket ? t('mail.ticket.titleOnly', { ticket: String(notice.ticketId) }) : content.title,
        text: isTicket ? (notice.subject ?? '') : textOf(content, topic === 'security'),
        path: content.button?.path ?? null,
        created_at: row.created_at.toISOString(),
        read_at: row.read_at?.toISOString() ?? null,
      },
    ];
  });
}

/** What a warning adds for mails (when it was, what to do) the list shows beside it. */
function textOf({ paragraphs }: NoticeContent, isWarning: boolean): string {
  return (isWarning ? paragraphs.slice(0, 1) : paragraphs).join(' ').slice(0, 1000).toWellFormed();
}
