import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts';
import { findInboundMail } from './inbound-mail.ts';
import type { TicketRow } from './ticket-row.ts';

type Addressed = Pick<TicketRow, 'panel_id' | 'id' | 'account_id'>;

/** Where an answer by mail to this ticket goes; `undefined` when the panel takes none. */
export async function replyAddress(ctx: Context, ticket: Addressed): Promise<string | undefined> {
  const inbound = await findInboundMail(ctx);
  if (!inbound) return undefined;
  const [name, host] = inbound.address.split('@');
  return `${name}+${ticket.id}-${token(ctx.keys, ticket).toString('hex')}@${host}`;
}

/** The ticket that an address names, before its token has been checked. */
export function addressedTicket(
  address: string,
  ownAddress: string,
): { id: bigint; token: string } | undefined {
  const [name = '', host = ''] = ownAddress.split('@');
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [, id, given] = /^\+(\d{1,18})-([0-9a-f]{32})$/.exec(local.slice(name.length)) ?? [];
  if (!id || !given || domain !== host || !local.startsWith(name)) return undefined;
  return { id: BigInt(id), token: given };
}

export function isReplyToken(keys: SecretKeys, ticket: Addressed, given: string): boolean {
  return timingSafeEqual(token(keys, ticket), Buffer.from(given, 'hex'));
}

/** Mail servers fold the case of what stands before the @, so hexadecimal it is. */
function token(keys: SecretKeys, { panel_id, id, account_id }: Addressed): Buffer {
  return createHmac('sha256', keys.derive('ticket-reply'))
    .update(`${panel_id}:${id}:${account_id}`)
    .digest()
    .subarray(0, 16);
}
