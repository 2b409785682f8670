import { canBePlacedAs, type OrderParameters, serviceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { fasterSource } from '@marquee/domain/delivery/speedup.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { failOrder, handOverOrder, lockedOrder, takeBackOrder } from '../../orders/index.ts';
import { moveDispatch } from '../dispatch.ts';
import { countAhead } from '../speedup/count-ahead.ts';
import type { Claim } from './claim.ts';
import { placeInTransaction } from './place-in-transaction.ts';
import { reserveProvider } from './reserve-provider.ts';
import { type SourceCandidate, sourceCandidates } from './source-candidates.ts';
import { othersWaitForFunds, waitForFunds } from './wait-for-funds.ts';

const busySeconds = 2;
const spedBusySeconds = 1;
const heldSeconds = 60;

/**
 * Records that an order is being sent, and to whom, before the request goes out: if the worker dies,
 * the row still says so. Undefined when there is nothing to send. Where the provider lives in this database the order
 * is placed at once, in the same transaction.
 */
export async function claimOrder(ctx: Context, orderId: bigint): Promise<Claim | 'placed' | undefined> {
  return inTransaction(ctx, async (tx) => {
    const row = await dueRow(tx, orderId);
    if (!row) return undefined;
    const found = await sourceCandidates(tx, { serviceId: row.service_id, refusedBy: row.refused_by });
    const candidates = found.filter((candidate) => fits(row, candidate));
    const usable = candidates.filter(({ isHeld }) => !isHeld);
    const faster = row.is_speedup ? fasterSource(usable) : undefined;
    const inTurn = faster ? [faster, ...usable.filter((one) => one !== faster)] : usable;
    const source = await reserveProvider(tx, inTurn, { yields: !row.is_speedup });
    if (!source) {
      if (candidates.length === 0) await giveUp(tx, orderId);
      else if (usable.length === 0) await waitForSource(tx, orderId, { seconds: heldSeconds, at: [] });
      else if (row.is_speedup) await waitForSource(tx, orderId, { seconds: spedBusySeconds, at: usable });
      else await waitForSource(tx, orderId, { seconds: busySeconds, at: [] });
      return undefined;
    }
    const claim: Claim = {
      panelId: tx.panel.id,
      orderId,
      providerId: source.providerId,
      attempt: row.attempts + 1,
      order: { reference: `order:${tx.panel.id}:${orderId}`, ...toPlace(row, source) },
    };
    const take = () => startSending(tx, claim, { row, source, isFastest: source === faster });
    if (!source.placesInTransaction) return take();
    // Others wait for the owner's money: whoever comes later queues up behind them.
    if (row.unfunded_cost === null && (await othersWaitForFunds(tx, source.providerId))) {
      await waitForFunds(tx, claim);
      return undefined;
    }
    return (await placeInTransaction(tx, take)) ? 'placed' : undefined;
  });
}

interface Sending {
  row: NonNullable<Awaited<ReturnType<typeof dueRow>>>;
  source: SourceCandidate;
  isFastest: boolean;
}

async function startSending(
  tx: Context,
  claim: Claim,
  { row, source, isFastest }: Sending,
): Promise<Claim | undefined> {
  const { orderId, providerId, attempt } = claim;
  if (!(await handOverOrder(tx, orderId, providerId))) {
    // Paused or cancelled meanwhile; resuming the order makes it ready again.
    await moveDispatch(tx, { orderId, from: ['ready'], set: { state: 'ended' } });
    return undefined;
  }
  const now = tx.clock.now();
  const orders_ahead = row.is_speedup ? await countAhead(tx, providerId, row.starts_at) : 0;
  await moveDispatch(tx, {
    orderId,
    from: ['ready'],
    set: {
      state: 'sending',
      provider_id: providerId,
      offer_number: source.offerNumber,
      sending_since: now,
      attempts: attempt,
      message: null,
      waits_for: [],
      unfunded_cost: null,
      orders_ahead,
      is_fastest: isFastest,
    },
  });
  return claim;
}

/** Nothing was sent for this claim, so it does not count: the order is ready again after so many seconds. */
export async function handBack(ctx: Context, claim: Claim, seconds = 0): Promise<void> {
  const { orderId, attempt } = claim;
  await inTransaction(ctx, async (tx) => {
    const next_at = new Date(tx.clock.now().getTime() + seconds * 1000);
    const set = { state: 'ready', attempts: attempt - 1, next_at, sending_since: null } as const;
    await lockedOrder(tx, orderId);
    if (await moveDispatch(tx, { orderId, from: ['sending'], attempt, set }))
      await takeBackOrder(tx, orderId);
  });
}

function dueRow({ db, panel, clock }: Context, orderId: bigint) {
  return (
    db
      .selectFrom('dispatch')
      .innerJoin('customer_order as ordered', (join) =>
        join
          .onRef('ordered.panel_id', '=', 'dispatch.panel_id')
          .onRef('ordered.id', '=', 'dispatch.order_id'),
      )
      .select([
        'dispatch.attempts',
        'dispatch.refused_by',
        'dispatch.is_speedup',
        'dispatch.unfunded_cost',
        'ordered.service_id',
        'ordered.starts_at',
        'ordered.link',
        'ordered.quantity',
        'ordered.provider_type',
        'ordered.provider_params',
      ])
      .where('dispatch.panel_id', '=', panel.id)
      .where('dispatch.order_id', '=', orderId)
      .where('dispatch.state', '=', 'ready')
      .where('dispatch.next_at', '<=', clock.now())
      // Both at once and without waiting: whoever ends an order locks it first, then the dispatch.
      .forNoKeyUpdate(['ordered', 'dispatch'])
      .skipLocked()
      .executeTakeFirst()
  );
}

/** An offer may have changed its kind since the order was sold: nothing goes out without its quantity or fields. */
function fits(
  row: { provider_type: string | null; provider_params: unknown },
  { kind, isListed }: SourceCandidate,
): boolean {
  const [offered, sold] = [serviceKind(kind), serviceKind(row.provider_type ?? 'Default')];
  if (!isListed) return true;
  const parameters = row.provider_params as OrderParameters;
  return offered !== undefined && sold !== undefined && canBePlacedAs(offered, { kind: sold, parameters });
}

async function waitForSource(
  tx: Context,
  orderId: bigint,
  { seconds, at }: { seconds: number; at: readonly SourceCandidate[] },
): Promise<void> {
  const next = new Date(tx.clock.now().getTime() + seconds * 1000);
  const waits_for = at.map(({ providerId }) => providerId);
  await moveDispatch(tx, { orderId, from: ['ready'], set: { next_at: next, waits_for } });
}

async function giveUp(tx: Context, orderId: bigint): Promise<void> {
  await moveDispatch(tx, {
    orderId,
    from: ['ready'],
    set: { state: 'rejected', message: 'No provider takes it.' },
  });
  await failOrder(tx, orderId);
}

function toPlace(
  row: { link: string; quantity: bigint; provider_params: unknown },
  { offerNumber, kind }: SourceCandidate,
): Omit<Claim['order'], 'reference'> {
  return {
    service: offerNumber,
    kind: serviceKind(kind) ?? 'Default',
    link: row.link,
    quantity: row.quantity,
    parameters: row.provider_params as OrderParameters,
  };
}
