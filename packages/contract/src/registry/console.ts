import * as audit from '../console/audit.ts';
import { getStaffOrder, getStaffOrderChoices, listStaffOrders } from '../console/orders.ts';
import {
  exportStaffOrders,
  getStaffOrder,
  getStaffOrderChoices,
  listStaffOrders,
} from '../console/orders.ts';
import * as adjustments from '../console/adjustments.ts';
import * as customerActions from '../console/customer-actions.ts';
import * as customers from '../console/customers.ts';
import * as customPrices from '../console/custom-prices.ts';
import * as disputes from '../console/disputes.ts';
import * as invoices from '../console/invoices.ts';
import * as ledgerReversals from '../console/ledger-reversals.ts';
import * as payoutFiles from '../console/payout-files.ts';
import * as bulkJobs from '../console/bulk-jobs.ts';
import * as cannedReplies from '../console/canned-replies.ts';
import * as channelSource from '../console/channel-source.ts';
import * as inboundMail from '../console/inbound-mail.ts';
import * as mails from '../console/mails.ts';
import * as providers from '../console/providers.ts';
import * as quarantine from '../console/quarantine.ts';
import { listQueues } from '../console/queues.ts';
import * as savedViews from '../console/saved-views.ts';
import * as search from '../console/search.ts';
import * as staff from '../console/staff.ts';
import * as staffNotes from '../console/staff-notes.ts';
import {
  exportWithdrawals,
  payWithdrawal,
  rejectWithdrawal,
  reviewWithdrawals,
} from '../console/withdrawals.ts';
import * as reviews from '../console/reviews.ts';
import * as tickets from '../console/tickets.ts';
import * as verification from '../console/verification.ts';
import * as services from '../console/services.ts';
import * as settings from '../console/settings.ts';
import * as socialProviders from '../console/social-providers.ts';
import * as staffNotes from '../console/staff-notes.ts';
import { payWithdrawal, rejectWithdrawal, reviewWithdrawals } from '../console/withdrawals.ts';

/** Calls that only staff may make. */
export const consoleEndpoints = {
  listQueues,
  ...savedViews,
  ...search,
  ...staffNotes,
  ...staff,
  ...audit,
  listStaffOrders,
  exportStaffOrders,
  getStaffOrderChoices,
  getStaffOrder,
  ...bulkJobs,
  reviewWithdrawals,
  payWithdrawal,
  rejectWithdrawal,
  ...customers,
  ...customerActions,
  ...adjustments,
  reviewWithdrawals,
  payWithdrawal,
  rejectWithdrawal,
  ...customPrices,
  exportWithdrawals,
  ...payoutFiles,
  ...invoices,
  ...disputes,
  ...ledgerReversals,
  reviewWithdrawals,
  payWithdrawal,
  rejectWithdrawal,
  ...tickets,
  ...cannedReplies,
  ...inboundMail,
  ...reviews,
  ...verification,
  ...channelSource,
  reviewWithdrawals,
  payWithdrawal,
  rejectWithdrawal,
  listProviders: providers.listProviders,
  addProvider: providers.addProvider,
  changeProvider: providers.changeProvider,
  setProviderCurrency: providers.setProviderCurrency,
  testProvider: providers.testProvider,
  requestProviderSync: providers.requestProviderSync,
  holdProvider: providers.holdProvider,
  releaseProvider: providers.releaseProvider,
  listProviderSyncs: providers.listProviderSyncs,
  listProviderCalls: providers.listProviderCalls,
  getSendingHold: providers.getSendingHold,
  holdSending: providers.holdSending,
  releaseSending: providers.releaseSending,
  listOfferReviews: quarantine.listOfferReviews,
  decideOfferReviews: quarantine.decideOfferReviews,
  listMails: mails.listMails,
  getMail: mails.getMail,
  sendTestMail: mails.sendTestMail,
  resendMail: mails.resendMail,
  listSettings: settings.listSettings,
  changeSettings: settings.changeSettings,
  resetSettings: settings.resetSettings,
  setPanelSecret: settings.setPanelSecret,
  listPageTexts: settings.listPageTexts,
  getOwnPageText: settings.getOwnPageText,
  setPageText: settings.setPageText,
  listSocialProviders: socialProviders.listSocialProviders,
  setSocialProvider: socialProviders.setSocialProvider,
  removeSocialProvider: socialProviders.removeSocialProvider,
  ...providers,
  ...quarantine,
  ...services,
  ...settings,
  ...socialProviders,
  ...mails,
};
