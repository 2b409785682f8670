import { randomUUID } from 'node:crypto';
import { formatMoney } from '@marquee/domain/money/money.ts';
import type { Facts } from './ask.ts';
import { dollars, type Traveller } from './traveller.ts';

type Journey = (traveller: Traveller) => Promise<void>;
type Method = keyof Traveller['shop']['methods'];

/** Money in, by one of the gateways, with a coupon as long as there are any. */
async function fund(traveller: Traveller, method: Method, amount: string, coupon?: string): Promise<number> {
  const { shop, expected } = traveller;
  const wish = {
    amount,
    payment_method_id: shop.methods[method],
    ...(coupon ? { coupon_code: coupon } : {}),
  };
  const answer = await traveller.must('/api/v1/add-funds', wish, coupon ? [422] : []);
  if (answer.status === 422) return fund(traveller, method, amount);
  if (coupon) traveller.couponsUsed.bonus += 1;
  expected.invoices += 1;
  const { invoice_id: id = 0, redirect_url } = answer.data;
  if (method === 'message') return id;
  await traveller.pay(id, redirect_url ?? '');
  const { total_bonus } = await traveller.reach(id, 'paid');
  expected.spendable += dollars(amount) + dollars(total_bonus);
  return id;
}

function line(traveller: Traveller, service: keyof Traveller['shop']['services'], thousands: number) {
  return {
    service_id: traveller.shop.services[service],
    url: `https://example.com/post/${randomUUID()}`,
    quantity: thousands * 1000,
  };
}

async function order(
  traveller: Traveller,
  service: 'delivered' | 'unsent',
  thousands: number,
  coupon?: string,
) {
  const wish = { orders: [line(traveller, service, thousands)], ...(coupon ? { coupon_code: coupon } : {}) };
  const answer = await traveller.must('/api/v1/orders', wish, coupon ? [422] : []);
  if (answer.status === 422) return order(traveller, service, thousands);
  if (coupon) traveller.couponsUsed.discount += 1;
  const cost = dollars(answer.data.total);
  traveller.expected.spendable -= cost;
  traveller.expected.orders += 1;
  const id = answer.data.orders?.[0]?.id ?? 0;
  if (service === 'delivered') traveller.expected.deliveries.set(id, cost);
  return { id, cost };
}

const spends: Journey = async (traveller) => {
  await fund(traveller, 'crypto', '12', traveller.shop.coupons.bonus);
  await order(traveller, 'delivered', 3, traveller.shop.coupons.discount);
};

const changesTheirMind: Journey = async (traveller) => {
  await fund(traveller, 'sandbox', '5');
  const { id, cost } = await order(traveller, 'unsent', 2);
  // Asked again after a lost answer, the order is canceled already.
  await traveller.must(`/api/v1/orders/${id}/cancel`, undefined, [409]);
  traveller.expected.spendable += cost;
};

const getsTheirMoneyBack: Journey = async (traveller) => {
  const id = await fund(traveller, 'sandbox', '7');
  await traveller.operator('refund', id);
  traveller.expected.spendable -= dollars('7');
  await traveller.reach(id, 'refunded');
};

async function payOrders(traveller: Traveller, service: 'delivered' | 'unsent'): Promise<Facts> {
  const wish = { orders: [line(traveller, service, 2)], payment_method_id: traveller.shop.methods.sandbox };
  const { data } = await traveller.must('/api/v1/order-widget/widget-order-requests', wish);
  traveller.expected.invoices += 1;
  traveller.expected.orders += 1;
  if (service === 'delivered')
    traveller.expected.deliveries.set(data.orders?.[0]?.id ?? 0, dollars(data.total));
  const { invoice_id: id = 0, redirect_url } = data.payment ?? {};
  await traveller.press(redirect_url ?? '', 'pay');
  await traveller.reach(id, 'paid');
  return data.payment ?? {};
}

const paysForAnOrder: Journey = async (traveller) => {
  await payOrders(traveller, 'delivered');
};

/** The order was never sent: it stops, and what it gives back goes back. */
const takesBackAnOrder: Journey = async (traveller) => {
  const { invoice_id: id = 0, redirect_url } = await payOrders(traveller, 'unsent');
  await traveller.press(redirect_url ?? '', 'refund');
  await traveller.reach(id, 'refunded');
};

const movesEarnings: Journey = async (traveller) => {
  await traveller.operator('earn', traveller.id, { wallet: 'task', amount: '3', key: randomUUID() });
  await traveller.must('/api/v1/wallets/transfer', { wallet: 'task', amount: '2.5' });
  traveller.expected.task += dollars('0.5');
  traveller.expected.spendable += dollars('2.5');
};

const withdrawing =
  (ending: 'approve' | 'turn-down' | 'cancel' | 'wait'): Journey =>
  async (traveller) => {
    await traveller.operator('earn', traveller.id, { wallet: 'referral', amount: '4', key: randomUUID() });
    const amount = dollars('4');
    const wish = {
      amount: formatMoney(amount),
      payment_method_id: traveller.shop.withdrawalMethod,
      account_number: '4242',
    };
    const { data } = await traveller.must('/api/v1/withdrawal', wish);
    const id = data.id ?? 0;
    traveller.expected.withdrawals += 1;
    if (ending === 'approve') await traveller.operator('approve', id, { key: `payout-${id}` });
    if (ending === 'turn-down') await traveller.operator('turn-down', id);
    if (ending === 'cancel') await traveller.must(`/api/v1/withdrawals/${id}/cancel`);
    if (ending === 'wait') traveller.expected.hold += amount;
    if (ending === 'turn-down' || ending === 'cancel') traveller.expected.referral += amount;
  };

const paysByHand =
  (verdict: 'confirm' | 'reject'): Journey =>
  async (traveller) => {
    const id = await fund(traveller, 'message', '9');
    await traveller.must(`/api/v1/invoices/${id}/mark-is-paid`, { comment: 'sent it' });
    // An answer that was lost: the verdict stands already.
    if (verdict === 'confirm') await traveller.operator('confirm', id);
    else await traveller.operator('reject', id).catch(() => undefined);
    await traveller.reach(id, verdict === 'confirm' ? 'paid' : 'failed');
    if (verdict === 'confirm') traveller.expected.spendable += dollars('9');
  };

/** What shoppers do over and over; every journey leaves no less than it brought, so that others can go on. */
export const journeys: readonly Journey[] = [
  spends,
  withdrawing('approve'),
  changesTheirMind,
  movesEarnings,
  paysForAnOrder,
  paysByHand('confirm'),
  withdrawing('turn-down'),
  spends,
  withdrawing('wait'),
  paysByHand('reject'),
  withdrawing('cancel'),
];

/** Those that end with a job: one that is killed starts again only when its heart is missed. */
export const patientJourneys: readonly Journey[] = [getsTheirMoneyBack, takesBackAnOrder, ...journeys];

/** The last thing somebody does here: what was spent of the payment is owed, and the account is frozen. */
export async function disputes(traveller: Traveller): Promise<void> {
  const { shop, expected } = traveller;
  const wish = { amount: '10', payment_method_id: shop.methods.sandbox };
  const { data } = await traveller.must('/api/v1/add-funds', wish);
  expected.invoices += 1;
  const { invoice_id: id = 0, redirect_url } = data;
  await traveller.press(redirect_url ?? '', 'pay');
  await traveller.reach(id, 'paid');
  expected.spendable += dollars('10');
  const { cost } = await order(traveller, 'delivered', 4);
  await traveller.press(redirect_url ?? '', 'dispute');
  expected.spendable -= dollars('10') - cost;
  expected.owed += cost;
  expected.invoiceStates.set(id, 'disputed');
}
