import { randomUUID } from 'node:crypto';
import { formatMoney } from '@marquee/domain/money/money.ts';
import type { Facts } from './client.ts';
import { dollars, type SimulatedCustomer } from './simulated-customer.ts';

type Journey = (customer: SimulatedCustomer) => Promise<void>;
type Method = keyof SimulatedCustomer['shop']['methods'];

/** Adds funds through one of the gateways, with a coupon while there are any left. */
async function fund(
  customer: SimulatedCustomer,
  method: Method,
  amount: string,
  coupon?: string,
): Promise<number> {
  const { shop, expected } = customer;
  const body = {
    amount,
    payment_method_id: shop.methods[method],
    ...(coupon ? { coupon_code: coupon } : {}),
  };
  const answer = await customer.must('/api/v1/add-funds', body, coupon ? [422] : []);
  if (answer.status === 422) return fund(customer, method, amount);
  if (coupon) customer.couponsUsed.bonus += 1;
  expected.invoices += 1;
  const { invoice_id: id = 0, redirect_url } = answer.data;
  if (method === 'message') return id;
  await customer.pay(id, redirect_url ?? '');
  const { total_bonus } = await customer.reach(id, 'paid');
  expected.spendable += dollars(amount) + dollars(total_bonus);
  return id;
}

function line(
  customer: SimulatedCustomer,
  service: keyof SimulatedCustomer['shop']['services'],
  thousands: number,
) {
  return {
    service_id: customer.shop.services[service],
    url: `https://example.com/post/${randomUUID()}`,
    quantity: thousands * 1000,
  };
}

async function order(
  customer: SimulatedCustomer,
  service: 'delivered' | 'unsent',
  thousands: number,
  coupon?: string,
) {
  const body = { orders: [line(customer, service, thousands)], ...(coupon ? { coupon_code: coupon } : {}) };
  const answer = await customer.must('/api/v1/orders', body, coupon ? [422] : []);
  if (answer.status === 422) return order(customer, service, thousands);
  if (coupon) customer.couponsUsed.discount += 1;
  const cost = dollars(answer.data.total);
  customer.expected.spendable -= cost;
  customer.expected.orders += 1;
  const id = answer.data.orders?.[0]?.id ?? 0;
  if (service === 'delivered') customer.expected.deliveries.set(id, cost);
  return { id, cost };
}

const spends: Journey = async (customer) => {
  await fund(customer, 'crypto', '12', customer.shop.coupons.bonus);
  await order(customer, 'delivered', 3, customer.shop.coupons.discount);
};

const changesTheirMind: Journey = async (customer) => {
  await fund(customer, 'sandbox', '5');
  const { id, cost } = await order(customer, 'unsent', 2);
  // When the call is repeated after a lost response, the order is already canceled.
  await customer.must(`/api/v1/orders/${id}/cancel`, undefined, [409]);
  customer.expected.spendable += cost;
};

const getsTheirMoneyBack: Journey = async (customer) => {
  const id = await fund(customer, 'sandbox', '7');
  await customer.operator('refund', id);
  customer.expected.spendable -= dollars('7');
  await customer.reach(id, 'refunded');
};

async function payOrders(customer: SimulatedCustomer, service: 'delivered' | 'unsent'): Promise<Facts> {
  const body = { orders: [line(customer, service, 2)], payment_method_id: customer.shop.methods.sandbox };
  const { data } = await customer.must('/api/v1/order-widget/widget-order-requests', body);
  customer.expected.invoices += 1;
  customer.expected.orders += 1;
  if (service === 'delivered')
    customer.expected.deliveries.set(data.orders?.[0]?.id ?? 0, dollars(data.total));
  const { invoice_id: id = 0, redirect_url } = data.payment ?? {};
  await customer.press(redirect_url ?? '', 'pay');
  await customer.reach(id, 'paid');
  return data.payment ?? {};
}

const paysForAnOrder: Journey = async (customer) => {
  await payOrders(customer, 'delivered');
};

/** The order was never sent: it is canceled, and its refund goes back to the payer. */
const takesBackAnOrder: Journey = async (customer) => {
  const { invoice_id: id = 0, redirect_url } = await payOrders(customer, 'unsent');
  await customer.press(redirect_url ?? '', 'refund');
  await customer.reach(id, 'refunded');
};

/** Five calls at once and no key: the card is charged once, and a second invoice would be one too many. */
const paysByCardAtOnce: Journey = async (customer) => {
  const cardId = await customer.linkCard();
  const body = { orders: [line(customer, 'delivered', 2)], payment_method_id: customer.shop.methods.sandbox };
  const { data } = await customer.must('/api/v1/order-widget/widget-order-requests', body);
  const orderId = data.orders?.[0]?.id ?? 0;
  customer.expected.invoices += 2;
  customer.expected.orders += 1;
  customer.expected.deliveries.set(orderId, dollars(data.total));
  customer.expected.invoiceStates.set(data.payment?.invoice_id ?? 0, 'open');
  const path = `/api/v1/orders/${orderId}/pay-by-invoice`;
  const pay = () => customer.ask({ path, body: { recurring_payments_method_id: cardId } });
  const [charged] = await Promise.all([pay(), pay(), pay(), pay(), pay()]);
  await customer.reach(charged?.data.invoice_id ?? 0, 'paid');
};

const movesEarnings: Journey = async (customer) => {
  await customer.operator('earn', customer.id, { wallet: 'task', amount: '3', key: randomUUID() });
  await customer.must('/api/v1/wallets/transfer', { wallet: 'task', amount: '2.5' });
  customer.expected.task += dollars('0.5');
  customer.expected.spendable += dollars('2.5');
};

const withdrawing =
  (ending: 'approve' | 'turn-down' | 'cancel' | 'wait'): Journey =>
  async (customer) => {
    await customer.operator('earn', customer.id, { wallet: 'referral', amount: '4', key: randomUUID() });
    const amount = dollars('4');
    const body = {
      amount: formatMoney(amount),
      payment_method_id: customer.shop.withdrawalMethod,
      account_number: '4242',
    };
    const { data } = await customer.must('/api/v1/withdrawal', body);
    const id = data.id ?? 0;
    customer.expected.withdrawals += 1;
    if (ending === 'approve') await customer.operator('approve', id, { key: `payout-${id}` });
    if (ending === 'turn-down') await customer.operator('turn-down', id);
    if (ending === 'cancel') await customer.must(`/api/v1/withdrawals/${id}/cancel`);
    if (ending === 'wait') customer.expected.hold += amount;
    if (ending === 'turn-down' || ending === 'cancel') customer.expected.referral += amount;
  };

const paysByHand =
  (verdict: 'confirm' | 'reject'): Journey =>
  async (customer) => {
    const id = await fund(customer, 'message', '9');
    await customer.must(`/api/v1/invoices/${id}/mark-is-paid`, { comment: 'sent it' });
    // When the call is repeated after a lost response, the verdict is already recorded.
    if (verdict === 'confirm') await customer.operator('confirm', id);
    else await customer.operator('reject', id).catch(() => undefined);
    await customer.reach(id, verdict === 'confirm' ? 'paid' : 'failed');
    if (verdict === 'confirm') customer.expected.spendable += dollars('9');
  };

/** What customers do repeatedly; no journey leaves less money than it found, so that the next can run. */
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

/** Journeys that end with a job: a killed job restarts only after its heartbeat times out. */
export const patientJourneys: readonly Journey[] = [
  getsTheirMoneyBack,
  takesBackAnOrder,
  paysByCardAtOnce,
  ...journeys,
];

/** Always a customer's last journey: what was spent of the payment is owed, and the account is frozen. */
export async function disputes(customer: SimulatedCustomer): Promise<void> {
  const { shop, expected } = customer;
  const body = { amount: '10', payment_method_id: shop.methods.sandbox };
  const { data } = await customer.must('/api/v1/add-funds', body);
  expected.invoices += 1;
  const { invoice_id: id = 0, redirect_url } = data;
  await customer.press(redirect_url ?? '', 'pay');
  await customer.reach(id, 'paid');
  expected.spendable += dollars('10');
  const { cost } = await order(customer, 'delivered', 4);
  await customer.press(redirect_url ?? '', 'dispute');
  expected.spendable -= dollars('10') - cost;
  expected.owed += cost;
  expected.invoiceStates.set(id, 'disputed');
}
