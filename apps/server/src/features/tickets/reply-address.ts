import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts';
import { findInboundMail } from './inbound-mail.ts';
import type { TicketRow } from './ticket-row.ts';

type TicketKey = Pick<TicketRow, 'panel_id' | 'id' | 'account_id'>;

/** The address for replies by mail to this ticket; `undefined` when the panel receives no mail. */
export async function replyAddress(ctx: Context, ticket: TicketKey): Promise<string | undefined> {
  const inbound = await findInboundMail(ctx);
  if (!inbound) return undefined;
  const [name, host] = inbound.address.split('@');
  return `${name}+${ticket.id}-${replyToken(ctx.keys, ticket).toString('hex')}@${host}`;
}

/** The ticket id and token in a reply address; the token is not checked yet. */
export function parseReplyAddress(
  address: string,
  ownAddress: string,
): { id: bigint; token: string } | undefined {
  const [name = '', host = ''] = ownAddress.split('@');
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [, id, given] = /^\+(\d{1,18})-([0-9a-f]{32})$/.exec(local.slice(name.length)) ?? [];
  if (!id || !given || domain !== host || !local.startsWith(name)) return undefined;
  return { id: BigInt(id), token: given };
}

export function isReplyToken(keys: SecretKeys, ticket: TicketKey, given: string): boolean {
  return timingSafeEqual(replyToken(keys, ticket), Buffer.from(given, 'hex'));
}

/** Hexadecimal, because mail servers may change the case of the part before the @. */
function replyToken(keys: SecretKeys, { panel_id, id, account_id }: TicketKey): Buffer {
  return createHmac('sha256', keys.derive('ticket-reply'))
    .update(`${panel_id}:${id}:${account_id}`)
    .digest()
    .subarray(0, 16);
}
