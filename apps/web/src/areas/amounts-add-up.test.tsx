import { createClient } from '@marquee/contract/client.ts';
import type {
  CostResult,
  DripFeedDetails,
  OrderDetails,
  SubscriptionDetails,
} from '@marquee/contract/generated/ordering.ts';
import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import {
  add,
  formatMoney,
  money,
  parseSignedMoney,
  subtract,
  sum,
  zero,
} from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { paymentFee } from '@marquee/domain/pricing/payment-method.ts';
import { QueryClient, useQuery } from '@tanstack/react-query';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../app.tsx';
import { Page as InvoicePage } from '../features/add-funds/invoice-page.tsx';
import { QuoteSummary } from '../features/add-funds/quote-summary.tsx';
import { FeedFacts } from '../features/drip-feeds/feed-facts.tsx';
import { financesQuery } from '../features/finances/api.ts';
import { readFinanceFilters } from '../features/finances/finance-filters.ts';
import { FinanceList } from '../features/finances/finance-list.tsx';
import { WalletTiles } from '../features/finances/wallet-tiles.tsx';
import { costQuery } from '../features/ordering/api.ts';
import { BannerAmount } from '../features/ordering/cart/cart-banner.tsx';
import { CartContent } from '../features/ordering/cart/cart-content.tsx';
import { cartLine } from '../features/ordering/cart/cart-line.ts';
import { CostSummary } from '../features/ordering/checkout/cost-summary.tsx';
import { noErrors } from '../features/ordering/checkout/form-errors.ts';
import { SpeedupSums } from '../features/ordering/checkout/speedup-offer.tsx';
import { buildCostRequest } from '../features/ordering/checkout/use-cost.ts';
import { useLineCosts } from '../features/ordering/checkout/use-line-costs.ts';
import { SubtotalField } from '../features/ordering/form/fields/subtotal-field.tsx';
import { MassPreview } from '../features/ordering/mass/mass-preview.tsx';
import { DueSummary } from '../features/orders/actions/due-summary.tsx';
import { PayForm } from '../features/orders/actions/pay-form.tsx';
import type { PaymentCalls } from '../features/orders/actions/use-payment.ts';
import { CostCard as OrderCostCard } from '../features/orders/detail/cost-card.tsx';
import { FigureBars } from '../features/orders/statistics/top-figures.tsx';
import { PaymentFigures } from '../features/statistics/payment-figures.tsx';
import { DetailsCard } from '../features/subscriptions/details-card.tsx';
import { CostCard as SubscriptionCostCard } from '../features/subscriptions/form/cost-card.tsx';
import { PublicationsCard } from '../features/subscriptions/publications-card.tsx';
import { ServicesCard } from '../features/subscriptions/services-card.tsx';
import { QuoteBox } from '../features/withdrawal/quote-box.tsx';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import { paymentParts } from '../product/payments/payment-parts.ts';
import type { WayToPay } from '../product/payments/ways-to-pay.ts';
import { cardKeys, invoiceKeys, paymentMethodKeys, walletsKey } from '../product/query-keys.ts';
import { networksKey, profileKey, shellKey } from '../shell/query-keys.ts';
import {
  chargeOf,
  chargeView,
  financeEntries,
  quoteShop,
  type Shop,
  shops,
} from './testing/generated-shop.ts';
import { readAmounts, readFacts, textOf } from './testing/read-amounts.ts';

const phrases = createPhraseStore('en', await allPhrases('en'));
const call = createClient({ baseUrl: '', fetch, locale: () => 'en' });
const runs = { numRuns: 200, seed: 15 };
const total = (amounts: Iterable<bigint>) => [...amounts].reduce((all, amount) => all + amount, 0n);
const within = (markup: string, from: string, to: string) =>
  markup.slice(markup.indexOf(from), markup.indexOf(to, markup.indexOf(from)));

beforeEach(() => {
  // What a browser has and the screens ask for while they render.
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

/** A real screen as a customer of this shop sees it. `known` are the answers of the API. */
function show(
  shop: Shop,
  screen: ReactNode,
  known: readonly (readonly [readonly unknown[], unknown])[] = [],
) {
  const queryClient = new QueryClient();
  const settings = {
    rounding_precision: shop.precision,
    currencies: { RUB: { rate: formatDecimal(shop.rate, 8) } },
  };
  for (const [key, value] of [
    [shellKey, { settings, pages: [] }],
    [profileKey, { balance: '100000000', time_zone: 'UTC', grades: {} }],
    ...known,
  ] as const)
    queryClient.setQueryData(key, value);
  const state = { currency: shop.currency, now: Date.UTC(2026, 1, 1) };
  return renderToString(
    <App state={state} services={{ locale: 'en', queryClient, call, phrases, nonce: '' }}>
      <MemoryRouter initialEntries={['/invoices/7']}>
        <Routes>
          <Route path="/invoices/:id" element={screen} />
        </Routes>
      </MemoryRouter>
    </App>,
  );
}

/** Takes a summary apart: whatever lowers the price has its sign, everything else adds to it. */
function expectSummaryToAddUp(facts: Map<string, bigint>, lines: bigint, totalName: string): void {
  const get = (name: string) => facts.get(name) ?? 0n;
  const fee = [...facts].find(([name]) => name.startsWith('Payment fee'))?.[1] ?? 0n;
  if (facts.has('Before discounts')) expect(get('Before discounts') + get('Discount')).toBe(lines);
  expect(lines + get('Coupon') + fee + get('Added to your balance')).toBe(get(totalName));
}

const cartItem = (index: number, quantity: number): CartItem => ({
  index,
  url: 'https://video.example/1',
  networkId: 1,
  serviceTypeId: 1,
  serviceId: index + 1,
  serviceName: `Service ${index}`,
  quantity,
  subtotal: '0',
  packageServiceSlug: null,
  isServicesFreezed: false,
  isDripFeed: false,
  numberOfRuns: 2,
  dripFeedMinutes: 60,
  dripFeedMode: 'flat',
  dripFeedQuantityStep: 1,
  min: 1,
  max: 100_000,
  step: 1,
  calculableQuantity: false,
  isGuarantee: false,
  isPaymentRestricted: false,
  targetableValues: [],
  countries: [],
});

test('the cart: its lines, discount, coupon, fee and rounding come to its total', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const items = shop.lines.map(({ quantity }, index) => cartItem(index, Number(quantity)));
      const request = buildCostRequest(items.map(cartLine), {
        orderType: 'shop',
        coupon: '',
        payment: undefined,
        paysMinimum: false,
      });
      const queryClient = new QueryClient();
      const markup = show(shop, <CartContent items={items} onClose={() => undefined} />, [
        [costQuery({ call, queryClient }, request).queryKey, quoteShop(shop)],
        [paymentMethodKeys.checkout, []],
        [cardKeys.all, []],
        [networksKey, []],
      ]);
      const lines = readAmounts(within(markup, '<ol', '</section>'));
      expect(lines).toHaveLength(items.length);
      expectSummaryToAddUp(readFacts(markup), total(lines), 'Total cost');
    }),
    runs,
  );
});

test('the mass order: the same of its preview and its summary', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const cost = quoteShop(shop);
      const lines = shop.lines.map(({ quantity }, number) => ({
        number,
        serviceId: number + 1,
        url: '',
        quantity: Number(quantity),
        service: undefined,
        problems: [],
        request: undefined,
      }));
      const preview = show(shop, <MassPreview lines={lines as never} cost={cost} />);
      expectSummaryToAddUp(summaryOf(shop, cost), total(readAmounts(preview)), 'Total');
    }),
    runs,
  );
});

const summaryOf = (shop: Shop, cost: CostResult) =>
  readFacts(
    show(
      shop,
      <CostSummary
        cost={cost}
        isChecking={false}
        failure={undefined}
        errors={noErrors}
        refresh={() => undefined}
        totalLabel="Total"
      />,
    ),
  );

test('the cart banner: its amount is the total of the cart, the struck one that of the lines', () => {
  fc.assert(
    fc.property(shops, (generated) => {
      // The banner knows no payment method.
      const shop = { ...generated, gateway: 'balance' as const };
      const cost = quoteShop(shop);
      const [shown, before = shown] = readAmounts(show(shop, <BannerAmount cost={cost} />));
      const facts = summaryOf(shop, cost);
      expect(shown).toBe(facts.get('Total'));
      expect((before ?? 0n) + (facts.get('Coupon') ?? 0n)).toBe(shown);
    }),
    runs,
  );
});

/** The subtotal of each line, as the order form and the cart show it in a field. */
function Subtotals({ cost }: { cost: CostResult }) {
  const texts = useLineCosts(cost);
  return cost.items
    .flatMap(({ services }) => services)
    .map((line) => (
      <SubtotalField
        key={line.index}
        serviceId={line.service_id}
        isGuarantee={false}
        subtotal={line.cost}
        costText={texts.get(line.index)}
        disabled={false}
        onQuantityChange={() => undefined}
        onFailed={() => undefined}
        onConverting={() => undefined}
      />
    ));
}

test('subtotals: the fields come to the lines of the summary', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const cost = quoteShop(shop);
      const fields = [...show(shop, <Subtotals cost={cost} />).matchAll(/value="([^"]*)"/g)];
      expect(fields).toHaveLength(shop.lines.length);
      const lines = total(fields.map(([, value = '']) => parseSignedMoney(value)));
      expectSummaryToAddUp(summaryOf(shop, cost), lines, 'Total');
    }),
    runs,
  );
});

test('the speed-up dialog: surcharges, coupon, fee and rounding lead from one total to the other', () => {
  fc.assert(
    fc.property(shops, fc.boolean(), (shop, paysMinimum) => {
      const [standard, sped] = [
        quoteShop(shop, { paysMinimum }),
        quoteShop(shop, { paysMinimum, isSpeedup: true }),
      ];
      const lines = standard.items
        .flatMap(({ services }) => services)
        .filter(({ can_speedup }) => can_speedup)
        .map(({ index, cost, cost_with_speedup }) => ({
          index,
          name: `Service ${index}`,
          cost,
          costWithSpeedup: cost_with_speedup,
        }));
      const markup = show(shop, <SpeedupSums lines={lines} standard={standard} sped={sped} />);
      const facts = readFacts(markup);
      const get = (name: string) => facts.get(name) ?? 0n;
      const rows = within(markup, '<ul', '</ul').split('<li').slice(1).map(readAmounts);
      expect(total(rows.map(([, surcharge = 0n]) => surcharge))).toBe(get('Faster start'));
      expect(
        get('Total, standard start') +
          get('Faster start') +
          get('Added to balance') +
          get('Coupon, fee and rounding'),
      ).toBe(get('Total, faster start'));
      // Both totals are those of the summaries before and after.
      expect(get('Total, standard start')).toBe(summaryOf(shop, standard).get('Total'));
      expect(get('Total, faster start')).toBe(summaryOf(shop, sped).get('Total'));
    }),
    runs,
  );
});

test('a drip feed: what was refunded of its runs comes to what was refunded of it', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const costs = quoteShop(shop).items.flatMap(({ services }) => services.map(({ cost }) => cost));
      const refunds = costs.map((cost) => money((parseSignedMoney(cost) * shop.refundShare) / 100n));
      const feed = {
        id: 1,
        service: { name: 'S' },
        url: '',
        status: 'canceled',
        mode: 'flat',
        runs: costs.length,
        completed_runs: 0,
        canceled_runs: 1,
        quantity: 10,
        quantity_step: 0,
        minutes_between_runs: 60,
        current_quantity: 1,
        total_quantity: 10,
        created_at: '2026-01-01T00:00:00.000Z',
        ended_at: null,
        cost: formatMoney(sum(costs.map(parseSignedMoney))),
        refunded: formatMoney(sum(refunds)),
        orders: refunds.map((refunded, index) => ({
          id: index + 1,
          run: index + 1,
          status: 'canceled',
          quantity: 10,
          current_quantity: 1,
          starts_at: '2026-01-01T00:00:00.000Z',
          is_scheduled: false,
          refunded: formatMoney(refunded),
        })),
      } as never as DripFeedDetails;
      const markup = show(shop, <FeedFacts feed={feed} />);
      const facts = readFacts(markup);
      expect(total(readAmounts(within(`${markup}</section`, '<section', '</section')))).toBe(
        facts.get('Refunded') ?? 0n,
      );
      expect(facts.get('Cost') ?? 0n).toBeGreaterThanOrEqual(facts.get('Refunded') ?? 0n);
    }),
    runs,
  );
});

const noCalls: PaymentCalls = {
  pay: async () => undefined,
  claim: async () => undefined,
  codePage: undefined,
  refresh: [],
};

const wayOf = (shop: Shop): WayToPay => ({
  key: 'method-1',
  id: 1,
  name: 'Card',
  icon: null,
  description: '',
  information: undefined,
  flow: shop.gateway === 'balance' ? 'balance' : 'redirect',
  acceptsRestricted: true,
  minAmount: zero,
  maxAmount: null,
  feeFraction: shop.gateway === 'balance' ? 0 : ppmToFraction(shop.fee),
  rewardFraction: 0,
  chargeCurrency: shop.gateway === 'RUB' ? 'RUB' : 'USD',
  areTermsKnown: true,
});

function dueOf(shop: Shop) {
  const { total: all, fee, originalAmount: before_discount } = quoteShop(shop);
  const amount = formatMoney(subtract(parseSignedMoney(all), parseSignedMoney(fee)));
  return { amount, before_discount, orders: 1, payment_restricted: false };
}

test('an unpaid order: due, discount, fee and rounding come to what the button charges', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const due = dueOf(shop);
      const markup = show(
        shop,
        <PayForm calls={noCalls} due={due} ways={[wayOf(shop)]} onDone={() => undefined} />,
      );
      const facts = readFacts(markup);
      const part = (name: string) => facts.get(name) ?? 0n;
      const expected =
        part('Amount due') + part('Pay-now discount') + part('Payment fee') + part('Added to your balance');
      expect(part('Total')).toBe(expected);
      const [charged] = readAmounts(textOf(markup).match(/Pay [^|]*/)?.[0] ?? '');
      if ((shop.gateway === 'RUB' ? 'RUB' : 'USD') === shop.currency) expect(charged).toBe(part('Total'));
    }),
    runs,
  );
});

test('an unpaid order below a minimum: what is kept is named as in the offer, and all comes to the total', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const due = dueOf(shop);
      const amount = parseSignedMoney(due.amount);
      if (amount === zero || shop.gateway === 'balance') return;
      const way = { ...wayOf(shop), minAmount: add(amount, add(shop.minimum, money(1n))) };
      const offer = textOf(
        show(shop, <PayForm calls={noCalls} due={due} ways={[way]} onDone={() => undefined} />),
      ).match(/Pay [^|]*, add [^|]*/)?.[0];
      const [offered, rest] = readAmounts(offer ?? '');
      const rublesPerDollar = formatDecimal(shop.rate, 8);
      const parts = paymentParts(way, due.amount, { balance: '0', rublesPerDollar, paysMinimum: true });
      const facts = readFacts(show(shop, <DueSummary due={due} parts={parts} />));
      const part = (name: string) => facts.get(name) ?? 0n;
      expect(
        part('Amount due') +
          part('Pay-now discount') +
          part('Added to balance') +
          part('Payment fee') +
          part('Added to your balance'),
      ).toBe(part('Total'));
      expect([offered, rest]).toEqual([part('Total'), part('Added to balance')]);
    }),
    runs,
  );
});

test('an order: what was refunded and what was kept come to the cost', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const { total: cost } = quoteShop(shop);
      const refunded = formatMoney(money((parseSignedMoney(cost) * shop.refundShare) / 100n));
      const sold = { service: { is_package: false }, price: '1', pricing_per: 1000, quantity: 10 };
      const order = { id: 1, ...sold, cost, refunded, paid_at: null };
      const facts = readFacts(show(shop, <OrderCostCard order={order as never as OrderDetails} />));
      if (refunded === '0') return;
      expect((facts.get('Refunded') ?? 0n) + (facts.get('Total after refund') ?? 0n)).toBe(
        facts.get('Order total'),
      );
    }),
    runs,
  );
});

test('adding funds, the invoice and its receipt: amount, rounding and fee come to what is paid', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const amount = parseSignedMoney(quoteShop(shop).originalAmount);
      const gateway = shop.gateway === 'balance' ? 'USD' : shop.gateway;
      const fee = paymentFee(amount, { feePpm: shop.fee });
      const charge = chargeOf({ ...shop, gateway }, add(amount, fee));
      const bonus = money(amount / 7n);
      const figures = {
        fee: formatMoney(fee),
        surplus: formatMoney(charge.surplus),
        charge: chargeView(charge),
      };
      const quote = {
        ...figures,
        original_amount: formatMoney(amount),
        fee_percent: ppmToFraction(shop.fee),
        total_amount: formatMoney(add(amount, fee)),
        coupon_bonus: formatMoney(bonus),
        coupon_bonus_percentage: 0,
        coupon_bonus_type: 'bonus',
        coupon_bonus_amount_calculation_type: 'fixed',
        coupon_problem: null,
        payment_method_bonus: formatMoney(bonus),
        payment_method_bonus_percent: 0.1,
        total_bonus: formatMoney(add(bonus, bonus)),
        to_be_credited: formatMoney(sum([amount, bonus, bonus, charge.surplus])),
      } as const;
      const quoted = readFacts(show(shop, <QuoteSummary quote={quote} isChecking={false} />));
      const part = (start: string) => [...quoted].find(([name]) => name.startsWith(start))?.[1] ?? 0n;
      const topUp = part('Amount') + part('Added to your balance');
      expect(topUp + part('Fee')).toBe(part('You pay'));
      expect(topUp + part('Payment method bonus') + part('Coupon bonus')).toBe(part('You receive'));

      const paid = formatMoney(sum([amount, fee, charge.surplus]));
      const time = '2026-01-01T00:00:00.000Z';
      const invoice = {
        ...figures,
        id: 7,
        status: 'open',
        purpose: 'add_funds',
        payment_method: { id: 1, name: 'Card', icon: null },
        review_reason: null,
        amount: formatMoney(amount),
        total_amount: paid,
        created_at: time,
        expires_at: time,
        paid_at: null,
        step: null,
      };
      const open = readFacts(show(shop, <InvoicePage />, [[invoiceKeys.one('7'), invoice]]));
      const fact = (name: string) => open.get(name) ?? 0n;
      expect(fact('Balance top-up') + fact('Payment fee') + fact('Added to your balance')).toBe(
        fact('You pay'),
      );
      if (gateway === shop.currency) expect(fact('You pay')).toBe(charge.units);

      const receipt = {
        ...figures,
        number: 'A-1',
        paid_at: time,
        status: 'paid',
        seller: { name: 'S', lines: [] },
        buyer: { name: 'B', lines: [] },
        payment_method: 'Card',
        payment_reference: null,
        purpose: 'add_funds',
        amount: formatMoney(amount),
        total: paid,
        bonus: '0',
        refunded: '0',
      };
      const markup = show(shop, <InvoicePage />, [
        [invoiceKeys.one('7'), { ...invoice, status: 'paid', paid_at: time }],
        [invoiceKeys.receipt('7'), receipt],
      ]);
      const facts = [...readFacts(markup).values()];
      expect(total(facts.slice(0, -1))).toBe(facts.at(-1));
    }),
    runs,
  );
});

const filters = readFinanceFilters(new URLSearchParams());

function Finances() {
  const entries = useQuery(financesQuery({ call }, filters));
  return (
    <FinanceList entries={entries} filters={filters} onPage={() => undefined} onClear={() => undefined} />
  );
}

test('finances: each line leads from the balance before it to its own, and all lines to the totals', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const answer = financeEntries(shop);
      if (answer.data.length === 0) return;
      const markup = show(shop, <Finances />, [[financesQuery({ call }, filters).queryKey, answer]]);
      const facts = readFacts(markup);
      expect((facts.get('Money in') ?? 0n) - (facts.get('Money out') ?? 0n)).toBe(facts.get('Net'));
      const rows = markup.split('<tr').slice(2).map(readAmounts);
      expect(rows).toHaveLength(answer.data.length);
      // Change, the balance beside it on phones, the balance in its own column.
      let balance = 0n;
      for (const [change = 0n, onPhones, after] of rows.toReversed()) {
        balance += change;
        expect([onPhones, after]).toEqual([balance, balance]);
      }
      expect(facts.get('Net')).toBe(balance);
    }),
    runs,
  );
});

test('wallets: cash and bonus come to the balance', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const [cash, bonus] = [parseSignedMoney(quoteShop(shop).total), money(shop.refundShare)];
      const [own, none] = [formatMoney(add(cash, bonus)), '0'];
      const wallets = { balance: own, cash: formatMoney(cash), bonus: formatMoney(bonus) };
      const others = { referral: none, task: none, hold: none, owed: none, withdrawable: none };
      const markup = show(shop, <WalletTiles />, [[walletsKey, { ...wallets, ...others }]]);
      const [balance, ...parts] = readAmounts(markup);
      expect(total(parts.slice(0, 2))).toBe(balance);
    }),
    runs,
  );
});

test('statistics: days and types come to the totals, in the table, in the bars and by type', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const days = shop.changes.map((change, index) => ({
        date: `2026-01-${String(index + 1).padStart(2, '0')}`,
        income: formatMoney(money(change > 0n ? change : 0n)),
        spending: formatMoney(money(change < 0n ? -change : 0n)),
      }));
      const sumOf = (name: 'income' | 'spending') =>
        formatMoney(sum(days.map((day) => parseSignedMoney(day[name]))));
      const [total_income, total_spending] = [sumOf('income'), sumOf('spending')];
      const types = days
        .slice(0, -1)
        .map(({ income, spending }) => ({ type: 'order' as const, income, spending, count: 1 }));
      const last = days.at(-1) ?? { income: '0', spending: '0' };
      types.push({ type: 'order', income: last.income, spending: last.spending, count: 1 });
      const charts = { start_date: '', end_date: '', total_income, total_spending, days, types };
      const markup = show(shop, <PaymentFigures charts={charts} />);
      const [income = 0n, spending = 0n, net] = readAmounts(markup.slice(0, markup.indexOf('slider')));
      expect(income - spending).toBe(net);
      const rows = within(markup, '<tbody', '</tbody').split('<tr').slice(1).map(readAmounts);
      expect(total(rows.map(([came = 0n]) => came))).toBe(income);
      expect(total(rows.map(([, went = 0n]) => went))).toBe(spending);
      const byType = readAmounts(markup.slice(markup.indexOf('By type')));
      expect(total(byType)).toBe(income - spending);
      // The bar that is chosen at first is the last day, with the figures of the table.
      const chosen = readAmounts(/aria-valuetext="([^"]*)"/.exec(markup)?.[1] ?? '');
      expect(chosen).toEqual(readAmounts(within(markup, 'role="slider"', '</p>')).slice(-2));
    }),
    runs,
  );
});

test('order statistics: the rows come to what was spent', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const cost = quoteShop(shop);
      const charged = cost.items.flatMap(({ services }) => services).map((line) => line.cost);
      const rows = charged.map((amount, index) => ({
        key: String(index),
        label: String(index),
        orders: 1,
        quantity: 1,
        delivered: 1,
        charged: amount,
        refunded: '0',
      }));
      const spent = { ...cost, couponBonus: null, discount: '0', fee: '0', surplus: '0' };
      const summary = show(
        shop,
        <CostSummary
          cost={{
            ...spent,
            total: cost.originalAmount,
            charge: { currency: 'USD', amount: cost.originalAmount, rate: null },
          }}
          isChecking={false}
          failure={undefined}
          errors={noErrors}
          refresh={() => undefined}
          totalLabel="Total"
        />,
      );
      const shown = readAmounts(show(shop, <FigureBars rows={rows as never} />));
      expect(total(shown)).toBe(readFacts(summary).get('Total'));
    }),
    runs,
  );
});

test('a subscription: services, card fee and rounding come to one publication, and that to all of them', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const cost = quoteShop(shop);
      const lines = cost.items.flatMap(({ services }) => services);
      const perPublication = parseSignedMoney(cost.originalAmount);
      const fee = paymentFee(perPublication, { feePpm: shop.fee });
      const charge = chargeOf(shop, add(perPublication, fee));
      const card = {
        fee: formatMoney(fee),
        fee_percent: ppmToFraction(shop.fee),
        surplus: formatMoney(charge.surplus),
        total: formatMoney(sum([perPublication, fee, charge.surplus])),
      };
      const card_charge = shop.gateway === 'balance' ? null : card;
      const priced = {
        cost_per_publication: cost.originalAmount,
        total_cost: formatMoney(money(perPublication * 10n)),
        card_charge,
      };
      const form = readFacts(
        show(
          shop,
          <SubscriptionCostCard cost={{ ...priced, services: [] }} isChecking={false} contentsLimit={10}>
            {null}
          </SubscriptionCostCard>,
        ),
      );
      const subscription = {
        ...priced,
        network: { id: 1, name: 'Video', icon: null, color: '#ff0000' },
        url: 'https://video.example',
        created_at: '2026-01-01T00:00:00.000Z',
        ended_at: null,
        last_looked_at: null,
        recurring_payments_method: null,
        contents_limit: 10,
        subscription_contents_count: 1,
        spent: '0',
        subscription_services: lines.map((line) => ({
          ...line,
          service: { id: line.service_id, name: 'S' },
          countries: [],
          delay_minutes: 0,
          expires_at: null,
          max_quantity: null,
          quantity: 1,
        })),
        subscription_contents: [
          {
            id: 1,
            state: 'ordered',
            promotable: { url: 'https://video.example/1', title: '' },
            published_at: null,
            found_at: '2026-01-01T00:00:00.000Z',
            card_charge,
            orders: lines.map((line) => ({
              id: line.index,
              cost: line.cost,
              status: 'completed',
              service: { name: 'S' },
              quantity: 1,
              current_quantity: 1,
            })),
          },
        ],
      } as never as SubscriptionDetails;
      const services = total(readAmounts(show(shop, <ServicesCard subscription={subscription} />)));
      const details = readFacts(show(shop, <DetailsCard subscription={subscription} />));
      for (const [facts, one, all] of [
        [form, 'Per post', '10 posts, up to'],
        [details, 'Per post, up to', 'All posts, up to'],
      ] as const) {
        const cardFee = [...facts].find(([name]) => name.startsWith('Card fee'))?.[1] ?? 0n;
        expect(services + cardFee + (facts.get('Added to your balance') ?? 0n)).toBe(facts.get(one));
        expect((facts.get(one) ?? 0n) * 10n).toBe(facts.get(all));
      }
      const markup = show(shop, <PublicationsCard subscription={subscription} />);
      const paid = readFacts(markup);
      const orders = total(readAmounts(within(`${markup}<dl`, '<ul class="flex flex-col gap-2', '<dl')));
      expect(orders).toBe(services);
      if (card_charge)
        expect(orders + (paid.get('Card fee') ?? 0n) + (paid.get('Added to your balance') ?? 0n)).toBe(
          paid.get('Charged to the card'),
        );
    }),
    runs,
  );
});

test('a withdrawal: what arrives and the fee come to the amount above them', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const amount = parseSignedMoney(quoteShop(shop).total);
      const fee = money((amount * shop.refundShare) / 300n);
      const quote = {
        original_amount: formatMoney(amount),
        fee: formatMoney(fee),
        fee_percent: 0.1,
        min_fee: '0',
        total_amount: formatMoney(subtract(amount, fee)),
      };
      const facts = readFacts(show(shop, <QuoteBox quote={quote} isChecking={false} />));
      const shownFee = [...facts].find(([name]) => name.startsWith('Fee'))?.[1] ?? 0n;
      expect(facts.get('Amount')).toBe(amount);
      expect((facts.get('You receive') ?? 0n) - shownFee).toBe(amount);
    }),
    runs,
  );
});
