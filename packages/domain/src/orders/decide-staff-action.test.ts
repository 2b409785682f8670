import { expect, test } from 'vitest';
import { money, zero } from '../money/money.ts';
import { decideStaffAction, type OrderFacts, type StaffActionInput } from './decide-staff-action.ts';

const running: OrderFacts = {
  status: 'in_processing',
  quantity: 1000n,
  delivered: 0n,
  startCount: null,
  charged: money(100n),
  refunded: zero,
  speedupRefunded: zero,
  isHandedOver: false,
  isCancelRequested: false,
  isRead: false,
  dispatchState: null,
  providerCanCancel: false,
  providerCost: money(40n),
  sources: [7n],
};
const sent: Partial<OrderFacts> = { isHandedOver: true, dispatchState: 'sent' };
const decide = (input: StaffActionInput, facts: Partial<OrderFacts> = {}) =>
  decideStaffAction(input, { ...running, ...facts });

test.each<[string, StaffActionInput, Partial<OrderFacts>, object]>([
  ['what nobody has ends at once', { action: 'cancel' }, {}, { refund: 100n, asksProvider: false }],
  ['minus what was delivered', { action: 'cancel' }, { delivered: 300n }, { refund: 70n }],
  [
    'a provider that can is asked',
    { action: 'cancel' },
    { ...sent, providerCanCancel: true },
    { asksProvider: true, refund: 0n },
  ],
  ['one that cannot is not', { action: 'cancel' }, sent, { problem: 'provider_cannot_cancel' }],
  [
    'nor asked twice',
    { action: 'cancel' },
    { ...sent, isCancelRequested: true },
    { problem: 'requested_before' },
  ],
  [
    'a refund returns all and loses the whole cost',
    { action: 'refund' },
    { ...sent, delivered: 500n },
    { refund: 100n, lostAtProvider: 40n, delivered: 0n },
  ],
  ['never what was refunded before', { action: 'refund' }, { refunded: money(30n) }, { refund: 70n }],
  [
    'a part as reported',
    { action: 'partial' },
    { ...sent, delivered: 500n },
    { refund: 50n, lostAtProvider: 20n },
  ],
  [
    'a part as said',
    { action: 'partial', remains: 250n },
    sent,
    { refund: 25n, lostAtProvider: 10n, delivered: 750n },
  ],
  ['nothing is left', { action: 'partial', remains: 0n }, {}, { problem: 'all_delivered' }],
  ['too much is left', { action: 'partial', remains: 1001n }, {}, { problem: 'more_than_ordered' }],
  ['only what failed is sent again', { action: 'resend' }, {}, { problem: 'not_in_error' }],
  ['what failed', { action: 'resend' }, { status: 'error' }, { problem: null }],
  ['a provider of the service', { action: 'change_provider', providerId: 7n }, {}, { problem: null }],
  ['another one', { action: 'change_provider', providerId: 8n }, {}, { problem: 'not_a_source' }],
  ['too late for another', { action: 'change_provider', providerId: 7n }, sent, { problem: 'at_provider' }],
  [
    'not before it was read',
    { action: 'change_provider', providerId: 7n },
    { status: 'in_moderation' },
    { problem: 'in_moderation' },
  ],
  [
    'a link that is refused',
    { action: 'change_link' },
    { linkProblem: 'link_refused' },
    { problem: 'link_refused' },
  ],
  ['counts go forward', { action: 'set_progress', remains: 400n }, { delivered: 300n }, { problem: null }],
  [
    'never back',
    { action: 'set_progress', remains: 900n },
    { delivered: 300n },
    { problem: 'less_than_reported' },
  ],
  [
    'the same again',
    { action: 'set_progress', startCount: 5n },
    { startCount: 5n },
    { problem: 'nothing_changes' },
  ],
  ['paused is under way', { action: 'complete' }, { status: 'stopped' }, { problem: null }],
  ['failed is not', { action: 'complete' }, { status: 'error' }, { problem: 'not_running' }],
  ['read once', { action: 'mark_read' }, { status: 'error', isRead: true }, { problem: 'read_before' }],
  ['unpaid', { action: 'cancel' }, { status: 'unpaid' }, { problem: 'unpaid' }],
  ['ended', { action: 'refund' }, { status: 'completed' }, { problem: 'ended' }],
  ['on its way', { action: 'refund' }, { dispatchState: 'sending' }, { problem: 'being_sent' }],
  ['in doubt', { action: 'complete' }, { dispatchState: 'unknown' }, { problem: 'outcome_unknown' }],
])('%s', (_, input, facts, expected) => {
  expect(decide(input, facts)).toMatchObject(expected);
});
