import type { PlacedOrders } from '@marquee/contract/ordering/checkout.ts';
import { gather } from '../../../platform/batching/gather.ts';
import { composedKey } from '../../../platform/composed-key.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { rolledBack } from '../../../platform/db/rolled-back.ts';
import { inOneStatement, inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/errors.ts';
import { claimedKey, claimMany } from '../../../platform/idempotency/claim-many.ts';
import { type Claim, requireUsableKey } from '../../../platform/idempotency/once.ts';
import { orderPaid } from '../../orders/index.ts';
import { placeAll } from './place-all.ts';
import { type Placement, placementOf, type WriteInput } from './placement.ts';
import { tellPlaced } from './write-orders.ts';

interface Checkout {
  ctx: Context;
  claim: Claim;
  placement: Placement;
}

/** As many orders as one call should write: more of them make the first ones wait for the last. */
const mostOrders = 64;

/** Two that work, and one for when a wallet which somebody holds keeps both waiting. */
const lanes = 3;
/** As many orders as are worth a batch of their own on another of the database’s processors. */
const enough = 16;

const writers = new WeakMap<Database, (checkout: Checkout) => Promise<PlacedOrders>>();

/**
 * Writes a checkout that the balance pays, together with those that others place at the same moment. It gets the
 * answer it would have got alone, once per key.
 */
export async function writeTogether(ctx: Context, claim: Claim, input: WriteInput): Promise<PlacedOrders> {
  if (claim.key !== undefined) requireUsableKey(claim.key);
  const write = writers.get(ctx.db) ?? gatherCheckouts();
  writers.set(ctx.db, write);
  return write({ ctx, claim, placement: await placementOf(ctx, input) });
}

function gatherCheckouts() {
  return gather<Checkout, PlacedOrders>({
    most: mostOrders,
    lanes,
    enough,
    // Who pays: orders of one wallet would wait for each other in the database.
    locksOf: ({ placement: { request } }) => [composedKey(request.panel_id, request.account_id)],
    weightOf: ({ placement }) => placement.orders.length,
    keysOf: (checkout) =>
      [...heldLinks(checkout.placement), JSON.stringify(claimedKey(checkout)) ?? []].flat(),
    leftNothing: rolledBack,
    write: writeBatch,
  });
}

/** Of two orders for one link the second must know what became of the first. */
function heldLinks({ request, orders }: Placement): string[] {
  return orders
    .filter(({ holds_link }) => holds_link)
    .map(({ service_id, compared_link, link }) =>
      composedKey(request.account_id, service_id, compared_link ?? link),
    );
}

async function writeBatch(batch: readonly Checkout[]): Promise<readonly (PlacedOrders | Error)[]> {
  const [first] = batch;
  if (!first) return [];
  const isOneStatement =
    batch.every(({ claim }) => claim.key === undefined) && !first.ctx.events.isHeard(orderPaid);
  return isOneStatement
    ? inOneStatement(first.ctx, (ctx) => place(ctx, batch))
    : inTransaction(first.ctx, (tx) => claimMany(tx, batch, (claimed) => place(tx, claimed)));
}

async function place(tx: Context, batch: readonly Checkout[]): Promise<(PlacedOrders | Refusal)[]> {
  const groups = await placeAll(
    tx.db,
    batch.map(({ placement }) => placement),
  );
  const answers: (PlacedOrders | Refusal)[] = [];
  for (const [index, { ctx, placement }] of batch.entries()) {
    const group = groups[index];
    if (!group) throw new Error('place_orders did not answer every checkout');
    const own = { ...ctx, db: tx.db, jobs: tx.jobs };
    answers.push(group instanceof Refusal ? group : await tellPlaced(own, placement, group));
  }
  return answers;
}
