import type { RefundPreview } from '@marquee/contract/console/invoices.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import {
  add,
  formatMoney,
  larger,
  type Money,
  smaller,
  subtract,
  zero,
} from '@marquee/domain/money/money.ts';
import { refundsAtGateway } from '@marquee/domain/payments/payment-capabilities.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { walletBalances } from '../../ledger/index.ts';
import { findStoredMethod } from '../../payment-methods/index.ts';
import { type Invoice, lockInvoice } from '../invoice.ts';
import { unitsAfterRefund } from './refund-invoice.ts';
import { announceReversal } from './reverse-payment.ts';

class Preview extends Error {
  readonly result: RefundPreview;

  constructor(result: RefundPreview) {
    super('rolled back on purpose');
    this.result = result;
  }
}

/**
 * What a refund would take. Listeners cancel orders that were not sent, so that their money is there: this lets
 * them, looks at the wallets and rolls everything back.
 */
export async function previewRefund(
  ctx: Context,
  { invoiceId, amount }: { invoiceId: bigint; amount?: Money | undefined },
): Promise<RefundPreview> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const invoice = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
      if (invoice.status !== 'paid') return refuse('wrong_state');
      throw new Preview(await tryRefund(tx, invoice, unitsAfterRefund(invoice, amount)));
    });
  } catch (error) {
    if (error instanceof Preview) return error.result;
    throw error;
  }
}

async function tryRefund(tx: Context, invoice: Invoice, unitsAfter: bigint): Promise<RefundPreview> {
  const canceledBefore = await canceledOrders(tx, invoice);
  const { share } = await announceReversal(tx, invoice, { kind: 'refund', units: unitsAfter });
  const wallets = await walletBalances(tx, { customerId: invoice.account_id });
  const canceled = (await canceledOrders(tx, invoice)) - canceledBefore;
  const method = await findStoredMethod(tx, invoice.method_id);
  const units = unitsAfter - invoice.reversed_units;
  const charged = invoice.charge_amount;
  const { cash, bonus, missing } = takenFrom(wallets, {
    credited: share.credited,
    bonus: add(share.methodBonus, share.couponBonus),
  });
  return {
    charge: { currency: invoice.charge_currency, amount: formatDecimal(units, 8) },
    is_at_gateway: method !== undefined && refundsAtGateway(method, { units, charged }),
    canceled_orders: canceled,
    taken_cash: formatMoney(cash),
    taken_bonus: formatMoney(bonus),
    returned_fee: formatMoney(share.fee),
    cash_after: formatMoney(larger(subtract(wallets.cash, cash), zero)),
    bonus_after: formatMoney(subtract(wallets.bonus, bonus)),
    missing: formatMoney(missing),
    owed: formatMoney(wallets.owed),
  };
}

/** A bonus that was spent is paid for in cash; cash that is not there is missing. */
function takenFrom(
  wallets: { cash: Money; bonus: Money },
  share: { credited: Money; bonus: Money },
): { cash: Money; bonus: Money; missing: Money } {
  const bonus = smaller(share.bonus, wallets.bonus);
  const cash = add(share.credited, subtract(share.bonus, bonus));
  return { cash, bonus, missing: larger(subtract(cash, wallets.cash), zero) };
}

async function canceledOrders({ db, panel }: Context, { purpose, purpose_id }: Invoice): Promise<number> {
  if (purpose !== 'orders' || purpose_id === null) return 0;
  const { count } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .where('group_id', '=', purpose_id)
    .where('status', '=', 'canceled')
    .executeTakeFirstOrThrow();
  return Number(count);
}
