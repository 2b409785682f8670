import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './registry.ts';

const all: Endpoint[] = Object.values(endpoints);
const names = (chosen: Endpoint[]) => chosen.map(({ name }) => name).sort();

test('changes of ways in, payouts, secrets and exports ask for a fresh sign-in', () => {
  expect(names(all.filter(({ fresh }) => fresh))).toEqual(
    [
      'addPasskey',
      'attachTelegram',
      'changeWebhook',
      'confirmTotp',
      'createApiToken',
      'createExtensionToken',
      'createWebhook',
      'disconnectSocial',
      'exportAccountData',
      'exportAccountTable',
      'payWithdrawal',
      'inviteStaff',
      'revokeInvitation',
      'changeStaffRole',
      'saveRole',
      'deleteRole',
      'rejectWithdrawal',
      'removePasskey',
      'removeTotp',
      'renewRecoveryCodes',
      'renewWebhookSecret',
      'requestWithdrawal',
      'restrictApiToken',
      'setEmail',
      'startPasskey',
      'startTotp',
    ].sort(),
  );
  expect(names(all.filter(({ fresh }) => fresh))).toEqual([
    'addPasskey',
    'adjustWallet',
    'approveVerification',
    'attachTelegram',
    'changeCustomerEmail',
    'addProvider',
    'changeProvider',
    'changeServices',
    'changeSettings',
    'changeCoupon',
    'changePaymentMethod',
    'cancelStaffDripFeed',
    'changeWebhook',
    'closeCustomer',
    'confirmAdjustment',
    'closeDispute',
    'confirmInvoice',
    'confirmTotp',
    'copyCustomPrices',
    'createApiToken',
    'createCoupon',
    'createExtensionToken',
    'createPayoutFile',
    'createPaymentMethod',
    'createWebhook',
    'decideOfferReviews',
    'disconnectSocial',
    'exportAccountData',
    'exportAccountTable',
    'exportCustomerData',
    'freezeCustomer',
    'mergeGuest',
    'openRestrictedService',
    'holdSending',
    'payWithdrawal',
    'rejectAdjustment',
    'rejectModerated',
    'rejectWithdrawal',
    'removeCustomPrice',
    'payWithdrawals',
    'refundInvoice',
    'rejectInvoice',
    'releasePayoutFile',
    'rejectVerification',
    'removeChannelSource',
    'removeInboundMail',
    'releaseSending',
    'removePasskey',
    'removeSocialProvider',
    'removeTotp',
    'renewRecoveryCodes',
    'renewWebhookSecret',
    'requestWithdrawal',
    'resetCustomerFactors',
    'resetSettings',
    'restrictApiToken',
    'setCustomPrice',
    'resolveInvoice',
    'reverseTransaction',
    'resolveHandover',
    'resolveUnknownOrder',
    'setDispatchHold',
    'setEmail',
    'startBulkJob',
    'setChannelSource',
    'setInboundMail',
    'setPanelSecret',
    'setProviderCurrency',
    'setSocialProvider',
    'setRateByHand',
    'setRateSource',
    'startPasskey',
    'startTestCharge',
    'startTotp',
    'unfreezeCustomer',
    'switchCoupon',
    'switchPaymentMethod',
  ]);
});

test('three calls ask for the password itself, and for a fresh sign-in where there is none', () => {
  const others = all.filter(({ fresh, errors }) => !fresh && errors?.includes('sign_in_again'));
  expect(names(others)).toEqual(['changePassword', 'closeAccount', 'requestEmailChange']);
});

test('nothing of value is made on an address that nobody has proven', () => {
  expect(names(all.filter(({ provenEmail }) => provenEmail))).toEqual([
    'addPasskey',
    'attachTelegram',
    'changeWebhook',
    'confirmTotp',
    'createApiToken',
    'createExtensionToken',
    'createWebhook',
    'linkCard',
    'renewRecoveryCodes',
    'renewWebhookSecret',
    'requestWithdrawal',
    'restrictApiToken',
    'startPasskey',
    'startTotp',
  ]);
});

test('what a call demands is among the errors it documents, and only a signed-in user can be asked for it', () => {
  for (const { name, access, errors, fresh, provenEmail } of all) {
    if (!fresh && !provenEmail) continue;
    expect([name, access]).toEqual([name, expect.stringMatching(/^(user$|staff:)/)]);
    if (fresh)
      expect([name, errors]).toEqual([name, expect.arrayContaining(['sign_in_again', 'impersonated'])]);
    if (provenEmail) expect([name, errors]).toEqual([name, expect.arrayContaining(['email_not_proven'])]);
  }
});
