import { createClient } from '@marquee/contract/client.ts';
import type {
  CostResult,
  DripFeedDetails,
  OrderDetails,
  RefillRequestView,
  SubscriptionDetails,
} from '@marquee/contract/generated/ordering.ts';
import type { Dashboard } from '@marquee/contract/generated/shell.ts';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../app.tsx';
import { ServiceTexts } from '../features/catalogue/service-page/service-texts.tsx';
import { SpendingCard } from '../features/dashboard/spending-card.tsx';
import { FeedFacts } from '../features/drip-feeds/feed-facts.tsx';
import { CostSummary } from '../features/ordering/checkout/cost-summary.tsx';
import { noErrors } from '../features/ordering/checkout/form-errors.ts';
import { CostCard } from '../features/orders/detail/cost-card.tsx';
import { FactsCard } from '../features/orders/detail/facts-card.tsx';
import { RefillList } from '../features/orders/detail/refills-card.tsx';
import { FigureBars } from '../features/orders/statistics/top-figures.tsx';
import { DetailsCard } from '../features/subscriptions/details-card.tsx';
import { WaitingNotice } from '../features/subscriptions/waiting-notice.tsx';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import type { ServiceDetails } from '../product/catalogue/service-query.ts';
import { profileKey, shellKey } from '../shell/query-keys.ts';
import { textOf } from './testing/read-amounts.ts';

const phrases = createPhraseStore('en', await allPhrases('en'));
const call = createClient({ baseUrl: '', fetch, locale: () => 'en' });

function markupOf(screen: ReactNode): string {
  const queryClient = new QueryClient();
  const settings = { rounding_precision: 2, currencies: { RUB: { rate: '80' } } };
  queryClient.setQueryData(shellKey, { settings, pages: [] });
  queryClient.setQueryData(profileKey, { balance: '5', time_zone: 'UTC', grades: {} });
  return renderToString(
    <App
      state={{ currency: 'USD', now: Date.UTC(2026, 10, 16, 12) }}
      services={{ locale: 'en', queryClient, call, phrases, nonce: '' }}
    >
      <MemoryRouter>{screen}</MemoryRouter>
    </App>,
  );
}

/** What a reader sees, without markup between the words. */
const shown = (screen: ReactNode) => textOf(markupOf(screen)).replaceAll(/\|+/g, '|');

const service = {
  id: 7,
  slug: 'views',
  name: 'Fast views',
  is_package: false,
  is_available: true,
  service_type: { id: 3, name: 'Views', icon: 'eye' },
  network: { id: 1, name: 'YouTube', icon: null, color: '#ff0000' },
};

const order = {
  id: 12,
  name: '',
  service,
  price: '5',
  pricing_per: 1000,
  quantity: 1000,
  cost: '5',
  refunded: '0',
  created_at: '2026-11-14T12:00:00.000Z',
  countries: [],
  targetable_values: [],
  orders: [],
  subscription_id: null,
  drip_feed_id: null,
  promotable: {
    url: '',
    started_at: '2026-11-14T14:00:00.000Z',
    ended_at: '2026-11-15T12:00:00.000Z',
    supported_at: '2026-11-15T12:00:00.000Z',
    supported_until: '2026-12-15T12:00:00.000Z',
  },
} as never as OrderDetails;

test('an order names its type of service, when it started and ended, and the days of its guarantee', () => {
  const text = shown(<FactsCard order={order} />);
  expect(text).toContain('|Views|');
  expect(text).toContain('|Order date|2 days ago|Delivery started|yesterday|Ended|yesterday|');
  expect(text).toContain('|Refill guarantee|2026-11-15 – 2026-12-15|');
});

test('an order that has not started says neither', () => {
  const open = { url: '', started_at: null, ended_at: null, supported_at: null, supported_until: null };
  const text = shown(<FactsCard order={{ ...order, promotable: open } as never} />);
  expect(text).not.toMatch(/Started|Ended|Refill guarantee/);
});

test('a package has one price, not a price per piece', () => {
  expect(shown(<CostCard order={order} />)).toContain('|Price|$5.00 per 1 000|');
  const bought = { ...order, service: { ...service, is_package: true }, pricing_per: 1, quantity: 1 };
  expect(shown(<CostCard order={bought} />)).toContain('|Package price|$5.00|');
});

test('refills tell the count they are measured from, when they were requested and when they changed', () => {
  const refill: RefillRequestView = {
    id: 1,
    status: 'completed',
    is_automatic: false,
    quantity: null,
    reason: null,
    created_at: '2026-11-10T08:00:00.000Z',
    updated_at: '2026-11-15T12:00:00.000Z',
  };
  const guaranteed = {
    guarantee_until: '2026-12-15T12:00:00.000Z',
    auto_refill_is_allowed: false,
    refill_first_statistic: { date: '2026-11-01T08:00:00.000Z', quantity: 12_500 },
  };
  const markup = markupOf(<RefillList order={guaranteed} refills={[refill]} />);
  expect(textOf(markup)).toContain('Start count on 2026-11-01: 12 500');
  expect(textOf(markup)).toContain('requested 2026-11-10');
  expect(markup).toContain('title="2026-11-15 12:00:00 UTC"');
  expect(shown(<RefillList order={guaranteed} refills={[{ ...refill, status: 'pending' }]} />)).not.toContain(
    'requested 2026',
  );
});

test('statistics tell how much of what was ordered has been delivered', () => {
  const row = { key: '1', label: 'Views', orders: 2, quantity: 5000, charged: '3', refunded: '0' };
  expect(shown(<FigureBars rows={[{ ...row, delivered: 3000 }]} />)).toContain('Delivered: 3 000 of 5 000');
  expect(shown(<FigureBars rows={[{ ...row, delivered: 5000 }]} />)).toContain('Delivered: 5 000');
});

test('the dashboard tells what was spent in all, and how many orders a day had', () => {
  const days: Dashboard['days'] = [{ date: '2026-11-16', spent: '3', orders: 2 }];
  const text = shown(<SpendingCard days={days} spent="1234.5" />);
  expect(text).toContain('All time $1 234.50');
  expect(text).toContain('$3.00 · 2 orders');
});

const feed = {
  id: 4,
  status: 'canceled',
  service,
  url: '',
  mode: 'ascending',
  runs: 5,
  minutes_between_runs: 60,
  quantity: 500,
  quantity_step: 100,
  total_quantity: 3500,
  current_quantity: 500,
  completed_runs: 1,
  canceled_runs: 4,
  cost: '3',
  refunded: '2',
  created_at: '2026-11-14T12:00:00.000Z',
  ended_at: '2026-11-15T12:00:00.000Z',
  orders: [
    {
      id: 31,
      run: 1,
      status: 'canceled',
      cancel_reason: 'partial',
      quantity: 500,
      current_quantity: 500,
      starts_at: '2026-11-14T12:00:00.000Z',
      is_scheduled: false,
      refunded: '0',
    },
  ],
} as never as DripFeedDetails;

test('a drip-feed tells its plan, its canceled runs, its dates and the state of each run', () => {
  const text = shown(<FeedFacts feed={feed} />);
  expect(text).toContain('1 of 5 · canceled: 4 · from 500, 100 more each run');
  expect(text).toMatch(/\|Order date\|[^|]+ago\|/);
  expect(text).toMatch(/\|Ended\|[^|]+\|/);
  expect(text).toContain('|Partial|');
  const running = shown(<FeedFacts feed={{ ...feed, mode: 'flat', canceled_runs: 0, ended_at: null }} />);
  expect(running).toContain('1 of 5 · 500 per run');
  expect(running).not.toContain('Ended');
});

test('a coupon in percent says so beside its name', () => {
  const cost = {
    total: '9',
    originalAmount: '10',
    beforeDiscountAmount: '10',
    discount: '0',
    fee: '0',
    feePercent: 0,
    toBalance: '0',
    surplus: '0',
    charge: { currency: 'USD', amount: '9', rate: null },
    couponBonus: '1',
    couponBonusType: 'discount',
    couponBonusPercentage: 0.1,
    paymentMethodBonus: '0',
    totalWithSpeedup: null,
    items: [],
  } as never as CostResult;
  const summary = (quoted: CostResult) =>
    shown(
      <CostSummary
        cost={quoted}
        isChecking={false}
        failure={undefined}
        errors={noErrors}
        refresh={() => undefined}
        totalLabel="Total"
      />,
    );
  expect(summary(cost)).toContain('|Coupon (10%)|−$1.00|');
  expect(summary({ ...cost, couponBonusPercentage: null })).toContain('|Coupon|−$1.00|');
  const cashback: CostResult = { ...cost, total: '10', couponBonusType: 'cashback' };
  expect(summary(cashback)).toContain('|Cashback on completion (10%)|+$1.00|');
});

const subscription = {
  id: 5,
  network: service.network,
  url: 'https://example.com/c',
  status: 'in_processing',
  contents_limit: 10,
  cost_per_publication: '1',
  card_charge: null,
  spent: '0',
  created_at: '2026-11-14T12:00:00.000Z',
  ended_at: null,
  last_looked_at: null,
  recurring_payments_method: { id: 1, name: 'Visa 4242', type: 'card', icon: 'visa', is_usable: true },
  waiting: { since: '2026-11-15T09:30:00.000Z', needed: '1', reason: 'balance' },
} as never as SubscriptionDetails;

test('a subscription on hold tells since when; its card has a drawing', () => {
  expect(shown(<WaitingNotice subscription={subscription} />)).toContain('Waiting since 2026-11-15 09:30');
  expect(markupOf(<DetailsCard subscription={subscription} />)).toMatch(
    /lucide-credit-card.*?<\/svg>.*?Visa 4242/,
  );
});

const described = {
  description: '',
  requirements: '',
  targets: [],
  exampleLink: null,
  included_in_packages: [],
  package_contents: [],
  available_closed_sales: false,
  available_personal_manager: false,
  consultation_chat_period: null,
  thumbnail_period: null,
} as never as ServiceDetails;

test('a package shows what is in it: the type with its drawing, the name and a sentence', () => {
  const content = {
    id: 7,
    slug: 'views',
    name: 'Fast views',
    quantity: 500,
    shortDescription: 'Real people.',
    isDisplayable: true,
    service_type: service.service_type,
  };
  const markup = markupOf(<ServiceTexts service={{ ...described, package_contents: [content] }} />);
  expect(markup).toContain('lucide-eye');
  expect(textOf(markup)).toContain('Views · Real people.');
});

test('a service names what comes with it', () => {
  const text = shown(
    <ServiceTexts
      service={{
        ...described,
        available_closed_sales: true,
        available_personal_manager: true,
        consultation_chat_period: 30,
        thumbnail_period: 7,
      }}
    />,
  );
  expect(text).toContain(
    'Also included|Access to private sales|Personal manager|Consultation chat: 30 days|Custom thumbnail: every 7 days|',
  );
  expect(shown(<ServiceTexts service={described} />)).not.toContain('Also included');
});
