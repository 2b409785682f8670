import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { openWhileClosed, pausedWhileReadOnly } from './panel-standing.ts';
import { endpoints } from './registry.ts';

/** Changes that a panel still makes when it is not paid for. A new call belongs here, or to those that pause. */
const goesOn = [
  ...['toggleFavorite', 'submitReviews', 'updateProfile', 'changePassword', 'requestEmailChange'],
  ...['confirmEmailChange', 'undoEmailChange', 'mailUndoElsewhere', 'endSession', 'endOtherSessions'],
  ...['createApiToken', 'restrictApiToken', 'deleteApiToken', 'createExtensionToken', 'deleteExtensionToken'],
  ...['bindYoutubeAccount', 'verifyYoutubeCode', 'verifyYoutubeSubscriptions', 'deleteYoutubeAccount'],
  ...['closeAccount', 'login', 'loginWithCode', 'logout', 'recordMarketingSource', 'resetPassword'],
  ...[
    'sendPasswordReset',
    'sendVerification',
    'setAnalyticsClientId',
    'verifyEmail',
    'startTotp',
    'confirmTotp',
  ],
  ...['removeTotp', 'startPasskey', 'addPasskey', 'removePasskey', 'renewRecoveryCodes', 'startConfirmation'],
  ...['confirmIdentity', 'finishSignIn', 'startPasskeySignIn', 'signInWithPasskey', 'loginWithGoogleOneTap'],
  ...['connectSocial', 'disconnectSocial', 'setEmail', 'readNotification', 'readAllNotifications'],
  ...['setNotificationFlags', 'uploadVerificationDocument', 'deleteVerificationDocument', 'openTicket'],
  ...['replyToTicket', 'readTicket', 'closeTicket', 'reopenTicket', 'receiveMail', 'createWebhook'],
  ...['changeWebhook', 'deleteWebhook', 'renewWebhookSecret', 'testWebhook', 'resendWebhookDelivery'],
  ...['moveEarnings', 'requestWithdrawal', 'cancelWithdrawal', 'changeChildPanel', 'checkChildPanelDns'],
  ...[
    'signInToChildPanel',
    'changeOrderWidget',
    'deleteOrderWidget',
    'renewOrderWidgetKey',
    'listLinkedCards',
  ],
  ...['removeLinkedCard', 'markInvoicePaid', 'getInvoice', 'checkInvoice', 'cancelInvoice'],
  ...['receivePaymentWebhook', 'actOnSandboxPayment', 'recordReferralVisit', 'saveLink', 'forgetLink'],
  ...[
    'activateOrder',
    'actOnOrders',
    'askOrderSupport',
    'askRefill',
    'cancelOrder',
    'deleteOrder',
    'pauseOrder',
  ],
  ...[
    'dismissGuestOrders',
    'takeOverGuestOrders',
    'checkOrderStatus',
    'claimOrderStatusPaid',
    'getOrderStatus',
  ],
  ...['refillOrderStatus', 'cancelDripFeed', 'recordCheckoutButton', 'recordEnterUrl', 'recordPaymentPage'],
  ...['changeCampaign', 'updateCampaign', 'activateCampaign', 'pauseCampaign', 'finishCampaign'],
  ...['changeCampaignSubscription', 'connectChannel', 'finishConnectChannel', 'disconnectChannel'],
  ...['listKeywordSuggestions', 'getKeywordCompetition', 'clearKeywordSearches'],
  'cancelSubscription',
];

const all: Endpoint[] = Object.values(endpoints);

test('of every change that customers can make it is said whether a panel that is not paid for makes it', () => {
  const changes = all
    .filter(({ method, changesData }) => changesData ?? method !== 'GET')
    .filter(({ access }) => !access.startsWith('staff:'));
  expect([...goesOn, ...pausedWhileReadOnly].toSorted()).toEqual(changes.map(({ name }) => name).toSorted());
});

test('of the calls with a key only those go on that take no money', () => {
  const moving = all.filter(({ idempotent, access }) => idempotent && !access.startsWith('staff:'));
  const goingOn = moving.map(({ name }) => name).filter((name) => !pausedWhileReadOnly.has(name));
  expect(goingOn.toSorted()).toEqual(['moveEarnings', 'openTicket', 'replyToTicket', 'requestWithdrawal']);
});

test('a closed panel hears of payments and of nothing else', () => {
  expect([...openWhileClosed].every((name) => Object.hasOwn(endpoints, name))).toBe(true);
  expect(openWhileClosed.size).toBe(2);
});
