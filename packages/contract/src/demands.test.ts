import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './registry.ts';

const all: Endpoint[] = Object.values(endpoints);
const names = (chosen: Endpoint[]) => chosen.map(({ name }) => name).sort();

test('changes of ways in, payouts, secrets and exports ask for a fresh sign-in', () => {
  expect(names(all.filter(({ fresh }) => fresh))).toEqual([
    'addPasskey',
    'addProvider',
    'adjustWallet',
    'approveVerification',
    'attachTelegram',
    'cancelStaffDripFeed',
    'changeCoupon',
    'changeCustomerEmail',
    'changeGrade',
    'changePaymentMethod',
    'changePriceRule',
    'changeProvider',
    'changeServices',
    'changeSettings',
    'changeStaffChildPanel',
    'changeStaffRole',
    'changeWebhook',
    'closeCustomer',
    'closeDispute',
    'confirmAdjustment',
    'confirmInvoice',
    'confirmTotp',
    'copyCustomPrices',
    'createApiToken',
    'createCoupon',
    'createExtensionToken',
    'createGrade',
    'createPaymentMethod',
    'createPayoutFile',
    'createPriceRule',
    'createWebhook',
    'decideOfferReviews',
    'deleteRole',
    'discardFailedJobs',
    'disconnectSocial',
    'exportAccountData',
    'exportAccountTable',
    'exportChildPanel',
    'exportCustomerData',
    'freezeChildPanel',
    'freezeCustomer',
    'giveGrade',
    'holdSending',
    'inviteStaff',
    'mergeGuest',
    'openRestrictedService',
    'payWidgetReward',
    'payWithdrawal',
    'payWithdrawals',
    'refundInvoice',
    'refuseWidgetReward',
    'rejectAdjustment',
    'rejectInvoice',
    'rejectModerated',
    'rejectVerification',
    'rejectWithdrawal',
    'releasePayoutFile',
    'releaseSending',
    'removeChannelOauth',
    'removeChannelSource',
    'removeCustomPrice',
    'removeGrade',
    'removeInboundMail',
    'removePasskey',
    'removePriceRule',
    'removeSocialProvider',
    'removeTotp',
    'renewRecoveryCodes',
    'renewWebhookSecret',
    'requestWithdrawal',
    'resetCustomerFactors',
    'resetSettings',
    'resolveHandover',
    'resolveInvoice',
    'resolveUnknownOrder',
    'restrictApiToken',
    'reverseTransaction',
    'revokeInvitation',
    'saveRole',
    'setChannelOauth',
    'setChannelSource',
    'setCustomPrice',
    'setDispatchHold',
    'setEmail',
    'setInboundMail',
    'setPanelSecret',
    'setProviderCurrency',
    'setRateByHand',
    'setRateSource',
    'setSocialProvider',
    'signInToChildPanel',
    'startBulkJob',
    'startPasskey',
    'startTestCharge',
    'startTotp',
    'switchCoupon',
    'switchPaymentMethod',
    'unfreezeChildPanel',
    'unfreezeCustomer',
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
    'createChildPanel',
    'createExtensionToken',
    'createWebhook',
    'linkCard',
    'renewRecoveryCodes',
    'renewWebhookSecret',
    'requestFreeTrial',
    'requestWithdrawal',
    'restrictApiToken',
    'startPasskey',
    'startTotp',
    'subscribeToTariffPlan',
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
