import {
  type getNotificationFlags as endpoint,
  type NotificationFlags,
  notificationTopics,
  type setNotificationFlags as setEndpoint,
} from '@marquee/contract/account/notifications.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { changeAccount } from '../accounts/index.ts';
import { flagColumns } from './notice-topic.ts';
import { isUnsubscribeSignature } from './unsubscribe-signature.ts';

type Link = { userId: number } & Input<typeof endpoint>['query'];

const columns = Object.values(flagColumns);

export async function getNotificationFlags(ctx: Context, link: Link): Promise<Answer<typeof endpoint>> {
  const flags = await ctx.db
    .selectFrom('account')
    .select(columns)
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', verifiedAccountId(ctx, link))
    .executeTakeFirst();
  return { data: flags ?? refuse('not_found') };
}

/** Anyone with the signed link may change the flags; omitted flags stay unchanged. */
export async function setNotificationFlags(
  ctx: Context,
  link: Link,
  { 'List-Unsubscribe': oneClick, ...flags }: Input<typeof setEndpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  const accountId = verifiedAccountId(ctx, link);
  const changes = oneClick ? withoutTopic(link.topic) : flags;
  if (Object.values(changes).every((value) => value === undefined)) return getNotificationFlags(ctx, link);
  await changeAccount(ctx, accountId, changes);
  return getNotificationFlags(ctx, link);
}

function verifiedAccountId(ctx: Context, { userId, signature }: Link): bigint {
  const id = BigInt(userId);
  if (!isUnsubscribeSignature(ctx.keys, { panel_id: ctx.panel.id, id }, signature)) refuse('not_found');
  return id;
}

function withoutTopic(topic: Link['topic']): Partial<NotificationFlags> {
  const topics = topic ? [topic] : notificationTopics;
  return Object.fromEntries(topics.map((name) => [flagColumns[name], false]));
}
