import type { Context } from '../../../platform/context.ts';
import { streamRow } from '../../../platform/http/answers/stream-row.ts';
import type { Streamed } from '../../../platform/http/answers/streamed.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { mayStillWatch } from '../../accounts/index.ts';
import { countUnread } from './list-notifications.ts';

/** Streams how many are unread, now and whenever one comes or is read. */
export async function watchNotifications(ctx: Context): Promise<Streamed> {
  const { accountId } = signedIn(ctx);
  return streamRow(ctx, {
    event: 'notifications',
    rows: [{ topic: 'notification', panelId: ctx.panel.id, id: accountId }],
    read: async () => ({ unread: await countUnread(ctx, accountId) }),
    mayGoOn: () => mayStillWatch(ctx),
  });
}
