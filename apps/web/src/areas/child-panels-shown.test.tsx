import { createClient } from '@marquee/contract/client.ts';
import type { ChildPanelStatistics, ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { childPanelStatuses } from '@marquee/domain/child-panels/child-panel.ts';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { App } from '../app.tsx';
import { CreateForm } from '../features/child-panels/create/create-form.tsx';
import { DnsSetup } from '../features/child-panels/dns/dns-setup.tsx';
import { PanelCard } from '../features/child-panels/panel-card.tsx';
import { RentSummary } from '../features/child-panels/rent-summary.tsx';
import { PanelFigures } from '../features/child-panels/statistics/panel-figures.tsx';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import { ReadOnlyBar } from '../shell/layout/read-only-bar.tsx';
import { profileKey, shellKey } from '../shell/query-keys.ts';
import { textOf } from './testing/read-amounts.ts';

const phrases = createPhraseStore('en', await allPhrases('en'));
const call = createClient({ baseUrl: '', fetch, locale: () => 'en' });

/** What a reader sees, without markup between the words. */
function shown(screen: ReactNode, { balance = '5', isReadOnly = false } = {}): string {
  const queryClient = new QueryClient();
  const settings = { rounding_precision: 2, currencies: { RUB: { rate: '80' } }, isReadOnly };
  queryClient.setQueryData(shellKey, { settings, pages: [] });
  queryClient.setQueryData(profileKey, { balance, email: 'me@shop.example', time_zone: 'UTC', grades: {} });
  const markup = renderToString(
    <App
      state={{ currency: 'USD', now: Date.UTC(2026, 10, 16, 12) }}
      services={{ locale: 'en', queryClient, call, phrases, nonce: '' }}
    >
      <MemoryRouter>{screen}</MemoryRouter>
    </App>,
  );
  return textOf(markup).replaceAll(/\|+/g, '|');
}

const panel: ChildPanelView = {
  id: 3,
  admin_email: 'me@shop.example',
  created_at: '2026-11-01T10:00:00.000Z',
  domain: 'boost.example.net',
  domain_type: 'own',
  expired_at: '2026-12-01T10:00:00.000Z',
  status: 'active',
  tariff_plan_price: '25',
  admin_client_domain: 'https://boost.example.net/admin',
  user_client_domain: 'https://boost.example.net',
  renews: true,
  changes_at: '2026-12-01T10:00:00.000Z',
  is_held: false,
  waiting_orders: 0,
  waiting_cost: '0',
  dns: null,
};
const card = (changes: Partial<ChildPanelView>) => shown(<PanelCard panel={{ ...panel, ...changes }} />);

describe('a card of the list', () => {
  test('tells where the panel is, what it costs and until when it is paid', () => {
    const text = card({});
    for (const fact of [
      'boost.example.net/admin',
      'me@shop.example',
      '$25.00 a month',
      '2026-12-01',
      'Renews on 2026-12-01',
      'Your own domain',
    ])
      expect(text).toContain(fact);
  });

  test.each([
    ['pending_dns', ['Set up the domain'], ['Open console', 'Pay for one month', 'Open shop']],
    ['active', ['Open console', 'Open shop', 'Pay for one month', 'Download data'], ['Set up the domain']],
    ['expired', ['Pay for one month', 'Open console', 'or the panel closes'], ['Set up the domain']],
    ['frozen', ['Pay for one month', 'or it ends', 'Download data'], ['Open console', 'Open shop']],
    [
      'terminated',
      ['Pay for one month', 'Download data', 'to reopen it'],
      ['Open console', 'Renew automatically'],
    ],
  ] as const)('%s: what can be done', (status, has, lacks) => {
    const text = card({ status, ...(status === 'pending_dns' ? { expired_at: null } : {}) });
    for (const action of has) expect(text).toContain(action);
    for (const action of lacks) expect(text).not.toContain(action);
  });

  test('orders that wait for the owner’s money are told with what they cost', () => {
    const text = card({ waiting_orders: 2, waiting_cost: '7.5' });
    expect(text).toContain('2 orders are waiting for funds');
    expect(text).toContain('$7.50');
    expect(text).toContain('Add funds');
    expect(card({})).not.toContain('for funds');
  });

  test('what staff closed cannot be opened by paying', () => {
    const text = card({ status: 'frozen', is_held: true, changes_at: null });
    expect(text).toContain('Contact support');
    expect(text).not.toContain('Pay for one month');
  });

  test('one that never opened is not paid for again', () => {
    expect(card({ status: 'terminated', expired_at: null })).not.toContain('Pay for one month');
  });

  test.each(childPanelStatuses)('%s has words though nothing is due', (status) => {
    expect(card({ status, changes_at: null })).toContain('boost.example.net');
  });
});

test('a balance that does not cover the next month is told with what is missing', () => {
  expect(shown(<RentSummary price="25" panels={[panel]} />)).toContain('Add $20.00 before 2026-12-01');
  const enough = shown(<RentSummary price="25" panels={[panel]} />, { balance: '25' });
  expect(enough).not.toContain('doesn’t cover');
  const switchedOff = shown(<RentSummary price="25" panels={[{ ...panel, renews: false }]} />);
  expect(switchedOff).not.toContain('doesn’t cover');
});

describe('creating one', () => {
  const form = <CreateForm price="25" subdomainHost="panel.example" onCreated={() => undefined} />;

  test('shows the price, and what is left of the balance', () => {
    const text = shown(form, { balance: '30.5' });
    for (const fact of ['.panel.example', '$25.00', '$30.50', '$5.50', 'Pay $25.00 and create'])
      expect(text).toContain(fact);
  });

  test('without enough money leads to adding what is missing', () => {
    const text = shown(form);
    expect(text).toContain('You need $20.00 more');
    expect(text).not.toContain('and create');
  });

  test('one that costs nothing asks for no money', () => {
    const free = <CreateForm price="0" subdomainHost="panel.example" onCreated={() => undefined} />;
    const text = shown(free, { balance: '0' });
    expect(text).toContain('Create panel');
    expect(text).not.toContain('First month');
  });
});

test('DNS: each record with what stands there now', () => {
  const record = {
    purpose: 'address',
    type: 'CNAME',
    name: 'boost.example.net',
    expected: 'panel.example',
  } as const;
  const token = {
    purpose: 'proof',
    type: 'TXT',
    name: '_marquee.boost.example.net',
    expected: 'abc',
  } as const;
  const text = shown(
    <DnsSetup
      panel={{
        ...panel,
        status: 'pending_dns',
        dns: {
          records: [
            { ...record, found: ['parking.example'], matches: false },
            { ...token, found: [], matches: false },
          ],
          checked_at: '2026-11-16T11:55:00.000Z',
          is_proven: false,
          leads_elsewhere: false,
        },
      }}
    />,
  );
  for (const fact of ['parking.example', 'Not correct yet', 'Not found yet', 'Nothing yet', '5 minutes ago'])
    expect(text).toContain(fact);
  expect(text).toContain('enter only _marquee.boost');
});

test('statistics: a loss is shown as one, and services by name', () => {
  const sums = { revenue: '10', cost: '12.5', margin: '-2.5', orders: 4 };
  const statistics: ChildPanelStatistics = {
    start_date: '2026-11-10',
    end_date: '2026-11-11',
    totals: { ...sums, customers: 2 },
    by_day: [
      { day: '2026-11-10', revenue: '0', cost: '0', margin: '0', orders: 0, customers: 2 },
      { day: '2026-11-11', ...sums, customers: 0 },
    ],
    top_services: [{ id: 7, name: 'Fast views', ...sums }],
  };
  const text = shown(<PanelFigures statistics={statistics} />);
  for (const fact of ['Fast views', '$10.00', '$12.50', '2.50']) expect(text).toContain(fact);
});

test('visitors of a panel that is not paid for are told before they try to order', () => {
  expect(shown(<ReadOnlyBar />, { isReadOnly: true })).toContain('isn’t accepting new orders');
  expect(shown(<ReadOnlyBar />)).toBe('');
});
