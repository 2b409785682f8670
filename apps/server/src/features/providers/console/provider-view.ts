import type { ConsoleProvider } from '@marquee/contract/console/providers.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { providerCan } from '../provider-kinds.ts';
import type { SyncResult } from '../sync/sync-outcome.ts';

type LastSync = SyncResult & { ended_at: string };

/** Providers of the panel with what the console tells about them. */
export function providerRows({ db, panel }: Context) {
  return db
    .selectFrom('provider')
    .selectAll('provider')
    .select([
      sql<bigint>`(select count(distinct source.service_id) from service_source as source
        where source.panel_id = provider.panel_id and source.provider_id = provider.id)`.as('services'),
      sql<bigint>`(select count(*) from offer_review as review where review.panel_id = provider.panel_id
        and review.provider_id = provider.id and review.state = 'open')`.as('waiting_offers'),
      sql<LastSync | null>`(select to_jsonb(sync) from (
        select refusal, offered, rejected, added, vanished, repriced, held, ended_at from provider_sync
        where panel_id = provider.panel_id and provider_id = provider.id order by id desc limit 1) as sync)`.as(
        'last_sync',
      ),
    ])
    .where('provider.panel_id', '=', panel.id);
}

export type ProviderRow = Awaited<ReturnType<ReturnType<typeof providerRows>['execute']>>[number];

export async function consoleProvider(ctx: Context, id: bigint): Promise<ConsoleProvider> {
  const row = await providerRows(ctx).where('provider.id', '=', id).executeTakeFirst();
  return row ? providerView(row) : refuse('not_found');
}

export function providerView(row: ProviderRow): ConsoleProvider {
  const { held_at, hold_reason, last_sync, sync_requested_at } = row;
  return {
    id: Number(row.id),
    name: row.name,
    kind: row.adapter,
    url: row.url,
    has_key: row.sealed_key !== null,
    currency: row.currency,
    usd_per_unit: formatMoney(money(row.usd_per_unit)),
    follows_exchange_rate: row.follows_exchange_rate,
    balance: amount(row.balance),
    balance_at: row.balance_at?.toISOString() ?? null,
    low_balance: amount(row.low_balance),
    concurrency: row.concurrency,
    per_minute: row.per_minute,
    price_jump: row.price_jump_ppm / 1_000_000,
    on_price_jump: row.on_price_jump,
    adds_new: row.adds_new,
    is_enabled: row.is_enabled,
    hold:
      held_at && hold_reason
        ? {
            reason: hold_reason,
            note: row.hold_note,
            since: held_at.toISOString(),
            reported_currency: row.reported_currency,
          }
        : null,
    resting_until: row.open_until?.toISOString() ?? null,
    services: Number(row.services),
    waiting_offers: Number(row.waiting_offers),
    can_sync: providerCan(row, 'listsServices'),
    sync: sync_requested_at
      ? { requested_at: sync_requested_at.toISOString(), done: row.sync_done, total: row.sync_total }
      : null,
    last_sync: last_sync && { ...last_sync, ended_at: new Date(last_sync.ended_at).toISOString() },
  };
}

function amount(units: bigint | null): string | null {
  return units === null ? null : formatMoney(money(units));
}
