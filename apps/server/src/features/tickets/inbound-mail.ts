import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InboundMail as InboundMailView } from '@marquee/contract/console/inbound-mail.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';
import { panelOrigin } from '../panels/index.ts';

const purpose = 'inbound_mail.sealed_secret';
const minSecretLength = 16;

export interface InboundMail {
  /** `name@host`; replies arrive at `name+token@host`. */
  address: string;
  secret: string;
}

export async function findInboundMail(ctx: Context): Promise<InboundMail | undefined> {
  const row = await ctx.db
    .selectFrom('inbound_mail')
    .select(['address', 'sealed_secret'])
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  return row && { address: row.address, secret: unseal(ctx.keys, purpose, row.sealed_secret) };
}

/** The address at which the mail service receives replies, and the secret it signs its calls with. */
export async function setInboundMail(ctx: Context, { address, secret }: InboundMail): Promise<void> {
  if (!/^[a-z0-9._-]{1,20}@[a-z0-9.-]{3,200}$/.test(address))
    refuse('invalid_input', { fields: [{ field: 'address', code: 'not_an_email' }] });
  if (secret.length < minSecretLength)
    refuse('invalid_input', { fields: [{ field: 'secret', code: 'too_short' }] });
  await inTransaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('inbound_mail')
      .select('address')
      .where('panel_id', '=', tx.panel.id)
      .executeTakeFirst();
    const row = {
      address,
      sealed_secret: seal(tx.keys, purpose, secret),
      updated_at: tx.clock.now(),
    };
    await tx.db
      .insertInto('inbound_mail')
      .values({ panel_id: tx.panel.id, ...row })
      .onConflict((conflict) => conflict.column('panel_id').doUpdateSet(row))
      .execute();
    await recordAudit(tx, {
      action: 'tickets.set-inbound-mail',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      ...(before ? { before } : {}),
      after: { address },
    });
  });
}

/** Answers by mail are no longer taken; mails that are still around lead nowhere. */
export async function removeInboundMail(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .deleteFrom('inbound_mail')
      .where('panel_id', '=', tx.panel.id)
      .returning('address')
      .executeTakeFirst();
    if (!removed) return;
    await recordAudit(tx, {
      action: 'tickets.remove-inbound-mail',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      before: removed,
    });
  });
}

/** What staff may see: never the secret. */
export async function inboundMailView(ctx: Context): Promise<InboundMailView> {
  const [row, origin] = await Promise.all([
    ctx.db
      .selectFrom('inbound_mail')
      .select(['address', 'updated_at'])
      .where('panel_id', '=', ctx.panel.id)
      .executeTakeFirst(),
    panelOrigin(ctx),
  ]);
  return {
    address: row?.address ?? null,
    webhook_url: `${origin}/mail/inbound`,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

const validSeconds = 300;

/** `t=<unix seconds>,v1=<hex of HMAC-SHA256 over "<t>." and the body>`. */
export function signMail(secret: string, body: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

export function isSignedMail(header: string | undefined, secret: string, body: Buffer, now: Date): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const seconds = Number(time);
  if (signature === '' || Math.abs(now.getTime() / 1000 - seconds) > validSeconds) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(secret, seconds, body));
}

function digest(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** Control characters and marks that change the text direction: invisible and misleading. */
const invisible = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Messages are stored and shown as plain text; markup is never interpreted. */
export function cleanText(field: string, input: string): string {
  const text = input.replace(/\r\n?/g, '\n').replace(invisible, '').toWellFormed().trim();
  return text || refuse('invalid_input', { fields: [{ field, code: 'required' }] });
}
