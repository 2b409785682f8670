import { gather } from '../../../platform/batching/gather.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { panelOrigin } from '../../panels/index.ts';
import { getSettings } from '../../settings/index.ts';
import { type Invoice, lockInvoices } from '../invoice.ts';
import { recordEvents } from '../record-event.ts';
import { creditInvoices } from './credit-invoice.ts';
import { type Evidence, judge, settleInvoice } from './settle-invoice.ts';

interface News {
  ctx: Context;
  invoiceId: bigint;
  evidence: Evidence;
}

/** `alone`: nothing was written, as this one is not of the plain kind. */
type Outcome = 'settled' | 'alone';

/** As many payments as one transaction should credit: more of them make the first ones wait for the last. */
const mostPayments = 32;

/** So that an invoice or wallet which somebody holds keeps only those waiting who need it. */
const lanes = 2;

const writers = new WeakMap<Database, Map<bigint, (news: News) => Promise<Outcome>>>();

/**
 * `settleInvoice` for webhooks. Payments that arrive at the same moment are credited in one transaction, if they are
 * of the plain kind; each gets the answer it would have got alone.
 */
export async function settleTogether(ctx: Context, invoiceId: bigint, evidence: Evidence): Promise<void> {
  const outcome = evidence.news === 'paid' ? await writerFor(ctx)({ ctx, invoiceId, evidence }) : 'alone';
  if (outcome === 'alone') await settleInvoice(ctx, invoiceId, evidence);
}

function writerFor({ db, panel }: Context): (news: News) => Promise<Outcome> {
  const ofPanels = writers.get(db) ?? new Map<bigint, (news: News) => Promise<Outcome>>();
  writers.set(db, ofPanels);
  const writer = ofPanels.get(panel.id) ?? gatherNews();
  ofPanels.set(panel.id, writer);
  return writer;
}

function gatherNews() {
  return gather<News, Outcome>({
    most: mostPayments,
    lanes,
    keysOf: ({ invoiceId, evidence }) => [`invoice ${invoiceId}`, `event ${evidence.eventId}`],
    // Each event is heard once, so trying again is safe whatever became of the batch.
    leftNothing: () => true,
    write: writeBatch,
  });
}

async function writeBatch(batch: readonly News[]): Promise<readonly Outcome[]> {
  const [first] = batch;
  if (!first) return [];
  if (batch.length === 1) {
    await settleInvoice(first.ctx, first.invoiceId, first.evidence);
    return ['settled'];
  }
  await Promise.all([getSettings(first.ctx), panelOrigin(first.ctx)]);
  return inTransaction(first.ctx, async (tx) => {
    const invoices = await lockInvoices(
      tx,
      batch.map(({ invoiceId }) => invoiceId),
    );
    const plain = batch.flatMap(({ invoiceId, evidence }) => {
      const invoice = invoices.get(invoiceId);
      return invoice && isPlain(tx, invoice, evidence) ? { invoice, evidence } : [];
    });
    const heard = await recordEvents(
      tx,
      plain.map(({ invoice, evidence }) => ({
        invoice,
        event: { ...evidence, kind: evidence.news, verdict: 'believed' },
      })),
    );
    const credits = plain.flatMap(({ invoice, evidence: { paymentRef } }) =>
      heard.has(invoice.id) ? { invoice, paymentRef } : [],
    );
    if (credits.length > 0) await creditInvoices(tx, credits);
    const settled = new Set(plain.map(({ invoice }) => invoice.id));
    return batch.map(({ invoiceId }) => (settled.has(invoiceId) ? 'settled' : 'alone'));
  });
}

/**
 * A top-up that is believed and credited as it is. Money for orders is left alone: paying them locks coupons, which
 * must not happen after the wallets of others.
 */
function isPlain(tx: Context, invoice: Invoice, evidence: Evidence): boolean {
  const { verdict, move } = judge(tx, invoice, evidence);
  return (
    invoice.method_id === evidence.methodId &&
    invoice.purpose === 'add_funds' &&
    invoice.review_reason === null &&
    invoice.payment_ref === null &&
    verdict === 'believed' &&
    move?.money === 'credit'
  );
}
