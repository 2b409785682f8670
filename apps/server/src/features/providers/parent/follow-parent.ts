import { createHash } from 'node:crypto';
import { decideSync } from '@marquee/domain/delivery/decide-sync.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { mirrorCatalogue, mirroredHash, ownersCatalogue } from '../../catalogue/index.ts';
import { findProvider, type Provider } from '../provider.ts';
import { knownOffers } from '../sync/known-offers.ts';
import { replaceReviews } from '../sync/offer-reviews.ts';
import { repriceServices } from '../sync/reprice-services.ts';
import { nothing, type SyncResult, storeOutcome } from '../sync/sync-outcome.ts';
import { updateAvailability } from '../sync/update-availability.ts';
import { ensureMarkup } from './ensure-markup.ts';
import { ownersOffers, type ParentOffer } from './owners-offers.ts';
import { ownerInParent } from './parent-panel.ts';
import { addSources, markGone, storeParentOffers } from './store-parent-offers.ts';

interface FollowOptions {
  /** A parent's catalogue in memory older than this is not followed. */
  leastVersion?: bigint;
  /** Also writes where nothing was changed above: what went wrong here is put right. */
  isThorough?: boolean;
}

interface FollowResult extends SyncResult {
  /** The parent's catalogue in this process is older than asked for. */
  isBehind?: boolean;
}

/**
 * Updates a child panel's catalogue to its parent's as the owner may buy it: what is new appears, what is gone
 * leaves, costs are the owner's prices. One transaction; repeated, it changes nothing.
 */
export async function followParent(
  ctx: Context,
  providerId: bigint,
  { leastVersion = 0n, isThorough = false }: FollowOptions = {},
): Promise<FollowResult> {
  const provider = await findProvider(ctx, providerId);
  if (provider?.adapter !== 'parent_panel' || !provider.is_enabled) return nothing;
  if (provider.held_at) return { ...nothing, refusal: 'held' };
  const accountId = provider.parent_account_id;
  const owner = accountId === null ? undefined : await ownerInParent(ctx, accountId);
  if (!owner || accountId === null) return { ...nothing, refusal: 'failed' };
  const catalogue = await ownersCatalogue(owner, accountId);
  const { version } = catalogue.stored;
  if (version < leastVersion) return { ...nothing, refusal: 'failed', isBehind: true };
  const offers = ownersOffers(catalogue);
  const seen = { version, offers, hash: hashOf(await mirroredHash(catalogue.stored), provider, offers) };
  if (!isThorough && seen.hash === provider.followed_hash) {
    await recordFollowed(ctx, provider, seen);
    return { ...nothing, offered: offers.length };
  }
  return inTransaction(ctx, async (tx) => {
    const current = await lockFollower(tx, providerId);
    // Another worker has seen more.
    if (!current || current.followed_version > version || current.followed_mark > provider.follow_mark)
      return nothing;
    return write(tx, provider, owner.panel.id, seen);
  });
}

interface Seen {
  version: bigint;
  offers: readonly ParentOffer[];
  hash: string;
}

async function write(
  tx: Context,
  provider: Provider,
  parentId: bigint,
  { offers, ...seen }: Seen,
): Promise<SyncResult> {
  const { id: providerId, adds_new: addsNew } = provider;
  const startedAt = tx.clock.now();
  const known = await knownOffers(tx, providerId);
  // Names, kinds and forms are the parent's, whatever they become: only a price may have to wait for a person.
  const asListed = new Map(
    offers.flatMap((offer) => {
      const before = known.get(offer.number);
      return before ? [[offer.number, { ...before, ...offer, rate: before.rate }] as const] : [];
    }),
  );
  const decision = decideSync(asListed, offers, {
    jump: ppm(provider.price_jump_ppm),
    onPriceJump: provider.on_price_jump,
    acceptShrunken: true,
    unavailable: [],
  });
  const added = await mirrorCatalogue(tx, {
    parentId,
    serviceIds: offers.map(({ serviceId }) => serviceId),
    addsNew,
  });
  await storeParentOffers(tx, providerId, decision.offers);
  await addSources(tx, providerId, added);
  await ensureMarkup(tx, providerId);
  const gone = await markGone(tx, providerId, offers);
  if (gone.length > 0) await updateAvailability(tx, { providerId, numbers: gone });
  const newlyHeld = await replaceReviews(tx, {
    providerId,
    numbers: offers.map(({ number }) => number),
    held: decision.held,
    seenAt: startedAt,
  });
  const repriced = await repriceServices(tx, { providerId });
  const newlyOffSale = await updateAvailability(tx, { providerId });
  await recordFollowed(tx, provider, seen);
  const counts = { added: added.length, vanished: gone.length, repriced, held: decision.held.length };
  const result = { ...nothing, offered: offers.length, ...counts };
  if (added.length + gone.length + repriced + newlyHeld + newlyOffSale > 0)
    await storeOutcome(tx, provider, { result, news: { newlyHeld, newlyOffSale, followed: 0 } }, startedAt);
  return result;
}

/** Two workers that follow for one child write one after the other. */
async function lockFollower({ db, panel }: Context, providerId: bigint): Promise<Provider | undefined> {
  return db
    .selectFrom('provider')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function recordFollowed(
  { db, panel, clock }: Context,
  { id, follow_mark }: Provider,
  { version, hash }: Pick<Seen, 'version' | 'hash'>,
): Promise<void> {
  await db
    .updateTable('provider')
    .set({
      followed_version: version,
      // As read before the prices: what was marked since then is still to be followed.
      followed_mark: follow_mark,
      followed_hash: hash,
      followed_at: clock.now(),
    })
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .where('followed_version', '<=', version)
    .where('followed_mark', '<=', follow_mark)
    .execute();
}

function hashOf(structure: string, provider: Provider, offers: readonly ParentOffer[]): string {
  const { adds_new, on_price_jump, price_jump_ppm } = provider;
  const text = JSON.stringify(
    [structure, adds_new, on_price_jump, price_jump_ppm, offers],
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  return createHash('sha256').update(text).digest('base64url');
}
