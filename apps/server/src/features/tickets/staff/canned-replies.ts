import type { CannedReply, changeCannedReply as endpoint } from '@marquee/contract/console/canned-replies.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { locales } from '@marquee/domain/locale/locales.ts';
import { unknownPlaceholder } from '@marquee/domain/tickets/canned-reply.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { byName } from '../../../platform/db/by-name.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { violated } from '../../../platform/db/violated.ts';
import { refuse } from '../../../platform/errors.ts';
import { cleanText } from '../inbound-mail.ts';

type Reply = Input<typeof endpoint>['body'];

const mostReplies = 500;

export async function listCannedReplies(ctx: Context): Promise<CannedReply[]> {
  const own = { panel: ctx.panel.id };
  const [replies, texts] = await Promise.all([
    ctx.db
      .selectFrom('canned_reply')
      .selectAll()
      .where('panel_id', '=', own.panel)
      .orderBy(byName('title', ctx.locale))
      .orderBy('id')
      .limit(mostReplies)
      .execute(),
    ctx.db.selectFrom('canned_reply_text').selectAll().where('panel_id', '=', own.panel).execute(),
  ]);
  const byReply = Map.groupBy(texts, ({ reply_id }) => reply_id);
  return replies.map(({ id, title, updated_at }) => ({
    id: Number(id),
    title,
    texts: locales.flatMap((locale) =>
      (byReply.get(id) ?? []).filter((one) => one.locale === locale).map(({ text }) => ({ locale, text })),
    ),
    updated_at: updated_at.toISOString(),
  }));
}

/** Without an id it is a new one. All languages are written at once: what is left out is gone. */
export async function saveCannedReply(
  ctx: Context,
  { replyId, title, texts }: Reply & { replyId?: bigint },
): Promise<bigint> {
  const cleaned = texts.map(({ locale, text }, index) => ({
    locale,
    text: cleanText(`texts.${index}.text`, text),
  }));
  const fields = refusedFields(cleaned);
  if (fields.length > 0) refuse('invalid_input', { fields });
  try {
    return await inTransaction(ctx, (tx) => write(tx, replyId, { title, texts: cleaned }));
  } catch (error) {
    if (!violated(error, 'canned_reply_panel_id_title_key')) throw error;
    return refuse('invalid_input', { fields: [{ field: 'title', code: 'invalid' }] });
  }
}

async function write(tx: Context, replyId: bigint | undefined, { title, texts }: Reply): Promise<bigint> {
  const before = replyId === undefined ? undefined : await lockReply(tx, replyId);
  const values = { title, updated_at: tx.clock.now() };
  const { id } = before
    ? before
    : await tx.db
        .insertInto('canned_reply')
        .values({ panel_id: tx.panel.id, ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
  const key = { panel_id: tx.panel.id, reply_id: id };
  if (before)
    await tx.db
      .updateTable('canned_reply')
      .set(values)
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .execute();
  const old = await tx.db
    .deleteFrom('canned_reply_text')
    .where('panel_id', '=', tx.panel.id)
    .where('reply_id', '=', id)
    .returning(['locale', 'text'])
    .execute();
  await tx.db
    .insertInto('canned_reply_text')
    .values(texts.map((text) => ({ ...key, ...text })))
    .execute();
  await recordAudit(tx, {
    action: before ? 'tickets.change-canned-reply' : 'tickets.create-canned-reply',
    subjectType: 'canned_reply',
    subjectId: id,
    ...(before ? { before: { title: before.title, texts: old } } : {}),
    after: { title, texts },
  });
  return id;
}

export async function deleteCannedReply(ctx: Context, replyId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { title } = await lockReply(tx, replyId);
    await tx.db
      .deleteFrom('canned_reply')
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', replyId)
      .execute();
    const change = { subjectType: 'canned_reply', subjectId: replyId, before: { title } };
    await recordAudit(tx, { action: 'tickets.delete-canned-reply', ...change });
  });
}

async function lockReply(tx: Context, replyId: bigint) {
  const row = await tx.db
    .selectFrom('canned_reply')
    .select(['id', 'title'])
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', replyId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

/** Each language once, and nothing in braces that nobody would fill in. */
function refusedFields(texts: Reply['texts']): FieldError[] {
  return texts.flatMap(({ locale, text }, index): FieldError[] => {
    const isFirst = texts.findIndex((one) => one.locale === locale) === index;
    if (!isFirst) return [{ field: `texts.${index}.locale`, code: 'invalid' }];
    return unknownPlaceholder(text) === undefined ? [] : [{ field: `texts.${index}.text`, code: 'invalid' }];
  });
}
