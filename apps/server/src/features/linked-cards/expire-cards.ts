import { sql } from 'kysely';
import type { Context, Panel } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notify } from '../notifications/index.ts';
import { cardName } from './card-view.ts';

/** A card is valid until the last day of its month. */
export function isExpired(expires: { year: number; month: number }, now: Date): boolean {
  return Date.UTC(expires.year, expires.month, 1) <= now.getTime();
}

const portion = 100;

interface DueCard {
  panel_id: bigint;
  panel_slug: string;
  panel_name: string;
  id: bigint;
  account_id: bigint;
  brand: string;
  last_digits: string;
  expires_year: number;
  expires_month: number;
}

/**
 * Over all panels: notifies owners in the month their card expires, and again once it has expired and is
 * disabled.
 */
export async function expireCards(ctx: Context): Promise<void> {
  for (const kind of ['expired', 'expiring'] as const) {
    for (;;) {
      const notified = await inTransaction(ctx, async (tx) => {
        const cards = await dueCards(tx, kind);
        for (const card of cards) await notifyOwner(tx, card, kind);
        return cards.length;
      });
      if (notified < portion) break;
    }
  }
}

/** Locks due cards; each is marked in the transaction that queues its mail, and a second worker skips them. */
async function dueCards(tx: Context, kind: 'expired' | 'expiring'): Promise<DueCard[]> {
  const now = tx.clock.now();
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const due =
    kind === 'expired'
      ? sql`card.expires_year * 12 + card.expires_month < ${thisMonth}::int`
      : sql`card.expires_year * 12 + card.expires_month = ${thisMonth}::int and card.expiry_told_at is null`;
  const { rows } = await sql<DueCard>`
    select card.panel_id, panel.slug as panel_slug, panel.name as panel_name, card.id, card.account_id, card.brand,
           card.last_digits, card.expires_year, card.expires_month
      from linked_card as card
      join panel on panel.id = card.panel_id
     where card.status = 'active' and ${due}
     order by card.panel_id, card.id limit ${portion} for no key update of card skip locked`.execute(tx.db);
  return rows;
}

async function notifyOwner(tx: Context, card: DueCard, kind: 'expired' | 'expiring'): Promise<void> {
  const panel: Panel = { id: card.panel_id, slug: card.panel_slug, name: card.panel_name };
  await tx.db
    .updateTable('linked_card')
    .set({ expiry_told_at: tx.clock.now(), ...(kind === 'expired' ? { status: 'expired' } : {}) })
    .where('panel_id', '=', card.panel_id)
    .where('id', '=', card.id)
    .execute();
  await notify({ ...tx, panel }, card.account_id, {
    kind: `card-${kind}`,
    card: cardName(card),
    month: `${String(card.expires_month).padStart(2, '0')}/${card.expires_year}`,
  });
}
