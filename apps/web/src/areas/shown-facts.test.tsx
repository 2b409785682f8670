import { createClient } from '@marquee/contract/client.ts';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../app.tsx';
import { Page as AddFundsPage } from '../features/add-funds/add-funds-page.tsx';
import { Page as InvoicePage } from '../features/add-funds/invoice-page.tsx';
import { QuoteSummary } from '../features/add-funds/quote-summary.tsx';
import { CouponCard } from '../features/bonuses/coupon-card.tsx';
import { GradeCard } from '../features/dashboard/grade-card.tsx';
import { CardRow } from '../features/linked-cards/card-row.tsx';
import { AccountFacts } from '../features/profile/account-facts.tsx';
import { SessionsCard } from '../features/profile/sessions/sessions-card.tsx';
import { Page as TicketPage } from '../features/tickets/ticket-page.tsx';
import { Page as VerificationPage } from '../features/verification/verification-page.tsx';
import { Call } from '../features/webhooks/call-sheet.tsx';
import { WebhookCard } from '../features/webhooks/webhook-card.tsx';
import { QuoteBox } from '../features/withdrawal/quote-box.tsx';
import { WithdrawalHistory } from '../features/withdrawal/withdrawal-history.tsx';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import {
  accountKeys,
  cardKeys,
  invoiceKeys,
  paymentMethodKeys,
  ticketKeys,
  withdrawalKeys,
} from '../product/query-keys.ts';
import { profileKey, shellKey } from '../shell/query-keys.ts';
import { readAmounts, readFacts, textOf } from './testing/read-amounts.ts';

const phrases = createPhraseStore('en', await allPhrases('en'));
const call = createClient({ baseUrl: '', fetch, locale: () => 'en' });
const now = Date.UTC(2026, 10, 16);
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

beforeEach(() => {
  // What a browser has and the screens ask for while they render.
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

type Known = readonly (readonly [readonly unknown[], unknown])[];

const profile = {
  name: 'Ada',
  email: 'ada@example.com',
  email_verified_at: daysAgo(1),
  locale: 'en',
  has_password: true,
  account_type: 'individual',
  balance: '10',
  debt: '0',
  time_zone: 'UTC',
  spend: '120.5',
  created_at: '2026-03-03T10:00:00.000Z',
  messengers: [],
  youtube_accounts: [],
  grades: {},
};

/** A real screen as a customer sees it. `known` are the answers of the API. */
function show(screen: ReactNode, known: Known = []): string {
  const queryClient = new QueryClient();
  const settings = { rounding_precision: 2, currencies: { RUB: { rate: null } }, panelName: 'Panel' };
  for (const [key, value] of [[shellKey, { settings, pages: [] }], [profileKey, profile], ...known] as const)
    queryClient.setQueryData(key, value);
  const services = { locale: 'en' as const, queryClient, call, phrases, nonce: '' };
  return renderToString(
    <App state={{ currency: 'USD', now }} services={services}>
      <MemoryRouter initialEntries={['/invoices/7']}>
        <Routes>
          <Route path="/invoices/:id" element={screen} />
        </Routes>
      </MemoryRouter>
    </App>,
  );
}

/** What a person reads, with one space between the pieces. */
const read = (markup: string) => textOf(markup).replaceAll(/[|\s]+/g, ' ');

const charge = { currency: 'USD', amount: '50', rate: null };
const invoice = {
  id: 7,
  status: 'paid',
  purpose: 'add_funds',
  payment_method: { id: 1, name: 'Coins', icon: 'bitcoin', strategy: 'crypto' },
  amount: '50',
  fee: '0',
  surplus: '0',
  total_amount: '50',
  total_bonus: '0',
  refunded_amount: '5.25',
  charge,
  review_reason: null,
  created_at: daysAgo(3),
  expires_at: daysAgo(2),
  paid_at: null,
  step: null,
};

test('recent payments show how they were paid and what came back', () => {
  const markup = show(<AddFundsPage />, [
    [paymentMethodKeys.addFunds, []],
    [cardKeys.all, []],
    [invoiceKeys.recent, [invoice, { ...invoice, id: 8, status: 'refunded', refunded_amount: '50' }]],
  ]);
  expect(markup).toContain('lucide-bitcoin');
  expect(read(markup)).toContain('Refunded: $5.25');
  // The state says it already.
  expect(read(markup)).not.toContain('Refunded: $50.00');
});

test.each([
  ['claimed', 'You told us you’ve paid.'],
  ['late', 'Your payment arrived after this invoice expired.'],
  ['wrong_amount', 'The amount we received doesn’t match this invoice.'],
  ['second_payment', 'This invoice was paid twice.'],
  ['wrong_account', 'We’re reviewing this payment.'],
])('a payment in review says why: %s', (review_reason, text) => {
  const reviewed = { ...invoice, status: 'in_moderation', review_reason };
  expect(read(show(<InvoicePage />, [[invoiceKeys.one('7'), reviewed]]))).toContain(text);
});

test('a payment that nobody reviews has no such notice, and shows its method with its icon', () => {
  const markup = show(<InvoicePage />, [[invoiceKeys.one('7'), { ...invoice, status: 'open' }]]);
  expect(read(markup)).not.toContain('review');
  expect(markup).toContain('lucide-bitcoin');
});

const quote = {
  original_amount: '100',
  fee: '0',
  fee_percent: 0,
  total_amount: '100',
  charge: { currency: 'USD' as const, amount: '100', rate: null },
  surplus: '0',
  coupon_problem: null,
  coupon_bonus: '10',
  coupon_bonus_percentage: 0.1,
  coupon_bonus_type: 'bonus' as const,
  coupon_bonus_amount_calculation_type: 'percent' as const,
  payment_method_bonus: '0',
  payment_method_bonus_percent: 0,
  total_bonus: '10',
  to_be_credited: '110',
};

test('a coupon of some percent names them, one of a fixed amount does not', () => {
  const facts = readFacts(show(<QuoteSummary quote={quote} isChecking={false} />));
  expect([...facts.keys()]).toContain('Coupon bonus (10%)');
  const fixed = { ...quote, coupon_bonus_amount_calculation_type: 'fixed' as const };
  expect([...readFacts(show(<QuoteSummary quote={fixed} isChecking={false} />)).keys()]).toContain(
    'Coupon bonus',
  );
});

test('a coupon shows its percent or its amount, by its kind', () => {
  const coupon = {
    id: 1,
    name: 'Spring',
    code: 'SPRING',
    description: '',
    bonus_type: 'bonus' as const,
    bonus_amount_calculation_type: 'fixed' as const,
    bonus_amount: '5',
    bonus_percentage: 0,
    min_amount: '0',
    valid_to: null,
  };
  expect(readAmounts(show(<CouponCard coupon={coupon} />))).toEqual([500_000_000n]);
});

test('a withdrawal shows fee, comment and when it ended; amount less fee is what arrives', () => {
  const withdrawal = {
    id: 4,
    amount: '50',
    fee: '1.25',
    payout: '48.75',
    method: { id: 1, name: 'Bank', icon: 'landmark' },
    account_number: 'DE00',
    user_comment: 'For October',
    status: 'paid',
    payout_reference: 'R-1',
    reject_reason: null,
    created_at: daysAgo(9),
    ended_at: daysAgo(2),
  };
  const answer = { data: [withdrawal], recordsTotal: 1, recordsFiltered: 1 };
  const markup = show(<WithdrawalHistory />, [[withdrawalKeys.page(1), answer]]);
  const text = read(markup);
  expect(text).toContain('Your comment: For October');
  expect(text).toContain('2 days ago');
  expect(markup).toContain('lucide-landmark');
  const [payout = 0n, fee = 0n, amount] = readAmounts(markup);
  expect(payout + fee).toBe(amount);
});

test.each([
  [{ fee: '2', fee_percent: 0.04, min_fee: '1' }, 'Fee (4%)'],
  [{ fee: '1', fee_percent: 0.01, min_fee: '1' }, 'Minimum fee'],
  [{ fee: '0', fee_percent: 0, min_fee: '0' }, 'Fee'],
])('the fee of a withdrawal says what it is: %o', (terms, name) => {
  const total_amount = String(50 - Number(terms.fee));
  const quote = { ...terms, original_amount: '50', total_amount };
  const facts = readFacts(show(<QuoteBox quote={quote} isChecking={false} />));
  expect([...facts.keys()]).toEqual(['Amount', name, 'You receive']);
});

test('a linked card says since when', () => {
  const card = {
    id: 1,
    name: 'Visa •• 4242',
    type: 'visa',
    icon: 'visa',
    payment_method_id: 1,
    expires_at: null,
    is_expired: false,
    has_failed: false,
    created_at: daysAgo(5),
  };
  expect(read(show(<CardRow card={card} by="Stripe" />))).toContain('via Stripe · linked 5 days ago');
  expect(read(show(<CardRow card={card} by={undefined} />))).not.toContain('· linked');
});

test('the profile says since when one is a member and what one has spent', () => {
  const text = read(show(<AccountFacts profile={profile as never} />));
  expect(text).toContain('Member since 2026-03-03');
  expect(text).toContain('Spent on completed orders: $120.50');
});

const grade = (name: string, spending_goal: string) => ({
  id: 1,
  icon: 'crown',
  name,
  discount_percent: 0,
  available_closed_sales: false,
  available_personal_manager: false,
  consultation_chat_period: null,
  thumbnail_period: null,
  spending_goal,
  is_next: false,
  is_previous: false,
  created_at: null,
  expires_at: null,
});

test('a grade stands between the one before and the next, and the way to its goal adds up', () => {
  const grades = {
    current: grade('Silver', '100'),
    next: grade('Gold', '200'),
    previous: grade('Bronze', '0'),
    grades_enabled: true,
    grade_discounts_enabled: false,
    spend_to_goal: '79.5',
    spend_to_goal_percent: 0.205,
  };
  const markup = show(<GradeCard />, [[profileKey, { ...profile, grades }]]);
  expect(markup).toContain('lucide-crown');
  expect(read(markup)).toMatch(/Bronze.*Silver.*Gold/);
  const [missing = 0n, spent = 0n, goal] = readAmounts(markup.replaceAll(/ aria-label="[^"]*"/g, ''));
  expect(missing + spent).toBe(goal);
});

test('a session says when it was used and when it began', () => {
  const session = {
    id: '5f0c7e0e-0000-4000-8000-000000000000',
    device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
    address: '203.0.113.7',
    created_at: daysAgo(6),
    last_seen_at: daysAgo(2),
    is_current: false,
    is_impersonation: false,
  };
  const text = read(show(<SessionsCard />, [[accountKeys.sessions, [session]]]));
  expect(text).toContain('Active 2 days ago · signed in 6 days ago · 203.0.113.7');
});

test('a closed ticket says when it was opened and closed', () => {
  const ticket = {
    id: 7,
    subject: 'Late',
    order_id: null,
    status: 'closed',
    is_unread: false,
    created_at: daysAgo(5),
    closed_at: daysAgo(3),
    messages: [],
  };
  const text = read(show(<TicketPage />, [[ticketKeys.one('7'), ticket]]));
  expect(text).toContain('Closed · 3 days ago');
  expect(text).toContain('Opened 5 days ago');
});

test.each([
  ['in_review', null, 'Submitted 4 days ago'],
  ['approved', daysAgo(2), 'Reviewed 2 days ago'],
])('a verification that is %s says since when', (status, decided_at, expected) => {
  const document = {
    filename: 'a.pdf',
    original_name: 'passport.pdf',
    content_type: 'application/pdf',
    size: 1000,
    step: 'identity_front',
    created_at: daysAgo(6),
  };
  const verification = {
    status,
    reason: null,
    submitted_at: daysAgo(4),
    decided_at,
    documents: [document],
  };
  const text = read(show(<VerificationPage />, [[accountKeys.verification, verification]]));
  expect(text).toContain(expected);
  expect(text).toMatch(/1 kB · 6 days ago/);
});

test('a webhook says when it was added and since when it is off', () => {
  const webhook = {
    id: 1,
    url: 'https://example.com/hook',
    events: [],
    secret_hint: 'whsec_…7fQ2',
    former_secret_until: null,
    is_on: false,
    off_reason: 'owner' as const,
    off_since: daysAgo(2),
    failing_since: null,
    created_at: daysAgo(5),
  };
  const nothing = () => undefined;
  const text = read(
    show(<WebhookCard webhook={webhook} secret={undefined} onSecret={nothing} onEdit={nothing} />),
  );
  expect(text).toContain('Off · 2 days ago');
  expect(text).toContain('Added 5 days ago');
});

test('a call to a webhook says when it was last tried', () => {
  const delivery = {
    id: 1,
    webhook_id: 1,
    event_id: 'e',
    event: 'order.status' as const,
    state: 'failed' as const,
    attempts: 3,
    answer_status: 500,
    failure: null,
    took_ms: 20,
    created_at: daysAgo(4),
    tried_at: daysAgo(2),
    next_at: null,
    url: 'https://example.com/hook',
    body: '{}',
    answer: null,
  };
  expect(read(show(<Call delivery={delivery} />))).toContain('Last attempt: 2 days ago');
});
