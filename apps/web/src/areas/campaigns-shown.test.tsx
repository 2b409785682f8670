import { createClient } from '@marquee/contract/client.ts';
import type {
  CampaignDetails,
  CampaignKeyword,
  CampaignSubscription,
  TariffPlan,
} from '@marquee/contract/generated/youtube.ts';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { App } from '../app.tsx';
import { CampaignHead } from '../features/campaigns/detail/campaign-head.tsx';
import { PositionChange } from '../features/campaigns/detail/position-change.tsx';
import { SlotsLeft } from '../features/campaigns/form/slots-left.tsx';
import { readCampaignFilters } from '../features/campaigns/list/campaign-filters.ts';
import { PlanSummary } from '../features/campaigns/plan-summary.tsx';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import { PlanCards } from '../product/campaigns/plan-cards.tsx';
import { profileKey, shellKey } from '../shell/query-keys.ts';
import { textOf } from './testing/read-amounts.ts';

const phrases = createPhraseStore('en', await allPhrases('en'));
const call = createClient({ baseUrl: '', fetch, locale: () => 'en' });

interface Reader {
  balance?: string;
  currency?: 'USD' | 'RUB';
}

/** What a reader sees, without markup between the words. */
function shown(screen: ReactNode, { balance = '50', currency = 'USD' }: Reader = {}): string {
  const queryClient = new QueryClient();
  const settings = { rounding_precision: 2, currencies: { RUB: { rate: '80' } } };
  queryClient.setQueryData(shellKey, { settings, pages: [] });
  queryClient.setQueryData(profileKey, { balance, email: 'me@shop.example', time_zone: 'UTC', grades: {} });
  const markup = renderToString(
    <App
      state={{ currency, now: Date.UTC(2026, 10, 16, 12) }}
      services={{ locale: 'en', queryClient, call, phrases, nonce: '' }}
    >
      <MemoryRouter>{screen}</MemoryRouter>
    </App>,
  );
  return textOf(markup).replaceAll(/\|+/g, '|');
}

const plan: TariffPlan = {
  id: 1,
  name: 'Growth',
  is_highlight: true,
  keywords_limit: 50,
  price: '12',
  trial_days: 7,
  change: null,
  due_now: '0',
  begins_at: null,
};
const card = (changes: Partial<TariffPlan>, reader?: Reader) =>
  shown(<PlanCards plans={[{ ...plan, ...changes }]} returnTo="/plans-and-pricing" />, reader);

describe('a plan', () => {
  test('tells a guest what it holds and costs', () => {
    const text = card({});
    for (const fact of [
      'Growth',
      '$12.00',
      'a month',
      'Tracks 50 keywords',
      '7 days free',
      'Most popular',
      'Sign in to choose',
    ])
      expect(text).toContain(fact);
  });

  test('is told in rubles to who has chosen them', () => {
    expect(card({}, { currency: 'RUB' })).toContain('960');
  });

  const begins_at = '2026-12-01T00:00:00.000Z';
  test.each([
    ['trial', '0', ['Start free trial', 'First payment on 2026-12-08'], ['You pay']],
    ['subscribe', '12', ['Choose plan', 'You pay $12.00 now.'], ['days free']],
    ['upgrade', '5.5', ['Upgrade', 'You pay $5.50 now for the remaining days.'], ['days free']],
    ['upgrade', '0', ['Upgrade', 'Nothing to pay now.'], ['You pay']],
    ['downgrade', '0', ['Switch plan', 'Starts on 2026-12-01'], ['You pay']],
    ['current', '0', ['Your plan'], ['You pay', 'Sign in']],
  ] as const)('%s: what it means for the reader', (change, due_now, has, lacks) => {
    const text = card({ change, due_now, begins_at });
    for (const fact of has) expect(text).toContain(fact);
    for (const fact of lacks) expect(text).not.toContain(fact);
  });

  test('without any, the page says so', () => {
    expect(shown(<PlanCards plans={[]} returnTo="/" />)).toContain('No plans on offer right now');
  });
});

const { id, name, keywords_limit, price } = plan;
const subscription: CampaignSubscription = {
  status: 'active',
  tracked_keywords: 12,
  campaign_tariff: { id, name, keywords_limit, price },
  next_tariff: null,
  started_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-12-01T00:00:00.000Z',
  renews: true,
};
const summary = (changes: Partial<CampaignSubscription>, reader?: Reader) =>
  shown(<PlanSummary subscription={{ ...subscription, ...changes }} />, reader);

describe('the reader’s plan', () => {
  test.each([
    [{}, 'Renews on 2026-12-01 for $12.00.'],
    [{ renews: false }, 'The plan ends on 2026-12-01.'],
    [{ status: 'trial' }, 'Free until 2026-12-01, then $12.00 a month.'],
    [{ status: 'trial', renews: false }, 'Free until 2026-12-01, then the plan ends.'],
    [
      { next_tariff: { id: 2, name: 'Starter', keywords_limit: 10, price: '4' } },
      'Changes to Starter on 2026-12-01.',
    ],
    [{ status: 'lapsed' }, 'Your plan has ended.'],
    [{ status: 'none', campaign_tariff: null }, 'Choose a plan'],
  ] as const)('%j', (changes, text) => {
    expect(summary(changes)).toContain(text);
  });

  test('tells what is in use and that it renews', () => {
    expect(summary({})).toContain('Keywords in use: 12 of 50');
    expect(summary({})).toContain('Renew automatically');
    expect(summary({ status: 'lapsed' })).not.toContain('Renew automatically');
  });

  test('a balance that does not cover the next month is told with what is missing', () => {
    expect(summary({}, { balance: '2' })).toContain('Add $10.00 before 2026-12-01');
    expect(summary({ renews: false }, { balance: '2' })).not.toContain('doesn’t cover');
  });
});

describe('slots', () => {
  const draft = { keywords: ['a', 'b', 'c'], countries: ['DE', 'GB'], track: 'daily', alerts: true } as const;
  test('keywords times countries, and what is left', () => {
    const text = shown(<SlotsLeft draft={draft} subscription={subscription} />);
    expect(text).toContain('3 × 2 = 6 slots');
    expect(text).toContain('32 slots left');
  });
  test('too many lead to a larger plan; what the campaign has already counts once', () => {
    const full = { ...subscription, tracked_keywords: 50 };
    expect(shown(<SlotsLeft draft={draft} subscription={full} />)).toContain(
      '6 slots over your plan’s limit',
    );
    expect(shown(<SlotsLeft draft={draft} subscription={full} ownSlots={6} />)).toContain('No slots left');
  });
});

const campaign: CampaignDetails = {
  id: 7,
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  video_id: 'dQw4w9WgXcQ',
  title: 'Night drive',
  channel_title: 'Lamp House',
  thumbnail: null,
  countries: ['DE'],
  track: 'weekly',
  status: 'active',
  alerts: true,
  keywords_count: 2,
  created_at: '2026-11-01T00:00:00.000Z',
  checked_at: null,
  next_check_on: '2026-11-20',
  waiting_checks: 0,
  places: { first3: 0, first10: 1, first50: 1, beyond: 1 },
  average_position: 8,
  best_position: 8,
  trend: [],
  source: { kind: 'sample', state: 'ok', updated_at: null, next_update_at: null },
  keywords: [],
  details: { id: 7, countries: [{ iso_code_2: 'DE', name: 'Germany' }] },
  first_day: null,
  last_day: null,
};
const headOf = (changes: Partial<CampaignDetails>) =>
  shown(<CampaignHead campaign={{ ...campaign, ...changes }} />);

describe('a campaign', () => {
  test('tells when it is looked up next, and what waits', () => {
    expect(headOf({})).toContain('Not checked yet · Next check on 2026-11-20');
    expect(headOf({ next_check_on: null })).toContain('No check scheduled');
    expect(headOf({ waiting_checks: 3 })).toContain('3 checks are waiting.');
    expect(headOf({ status: 'finished' })).not.toContain('Next check');
  });
  test('tells how often it is looked up and whether mails are sent', () => {
    expect(headOf({})).toContain('Weekly');
    expect(headOf({ alerts: false })).toContain('E-mail alerts off');
  });

  const change = (value: CampaignKeyword['change']) => shown(<PositionChange change={value} />);
  test('a change has words, not only a colour', () => {
    expect(
      [change(3), change(-2), change(0), change(null)].map(
        (text) => text.match(/Up 3|Down 2|No change|–/)?.[0],
      ),
    ).toEqual(['Up 3', 'Down 2', 'No change', '–']);
  });
});

test('an address that is spelled wrong asks for everything', () => {
  const filters = readCampaignFilters(
    new URLSearchParams('page=-1&status=gone&track=hourly&country=de&sort=x'),
  );
  expect(filters).toEqual({
    page: 1,
    status: undefined,
    track: undefined,
    country: undefined,
    search: undefined,
    column: 'created_at',
    direction: 'desc',
  });
});
