import * as adjustments from '../console/adjustments.ts';
import * as audit from '../console/audit.ts';
import * as bulkJobs from '../console/bulk-jobs.ts';
import * as campaigns from '../console/campaigns.ts';
import * as cannedReplies from '../console/canned-replies.ts';
import * as channelSource from '../console/channel-source.ts';
import * as customPrices from '../console/custom-prices.ts';
import * as customerActions from '../console/customer-actions.ts';
import * as customers from '../console/customers.ts';
import * as disputes from '../console/disputes.ts';
import * as escalations from '../console/escalations.ts';
import * as failedJobs from '../console/failed-jobs.ts';
import * as firstSteps from '../console/first-steps.ts';
import * as freeTrials from '../console/free-trials.ts';
import * as inboundMail from '../console/inbound-mail.ts';
import * as invoices from '../console/invoices.ts';
import * as ledgerReversals from '../console/ledger-reversals.ts';
import * as mails from '../console/mails.ts';
import * as orderQueues from '../console/order-queues.ts';
import {
  exportStaffOrders,
  getStaffOrder,
  getStaffOrderChoices,
  listStaffOrders,
} from '../console/orders.ts';
import * as overview from '../console/overview.ts';
import { getParentAccount } from '../console/parent-account.ts';
import * as payoutFiles from '../console/payout-files.ts';
import * as priceRules from '../console/price-rules.ts';
import * as providers from '../console/providers.ts';
import * as quarantine from '../console/quarantine.ts';
import { listQueues } from '../console/queues.ts';
import * as referrals from '../console/referrals.ts';
import * as refills from '../console/refills.ts';
import * as reviews from '../console/reviews.ts';
import * as savedViews from '../console/saved-views.ts';
import * as search from '../console/search.ts';
import * as series from '../console/series.ts';
import * as services from '../console/services.ts';
import * as settings from '../console/settings.ts';
import * as socialProviders from '../console/social-providers.ts';
import * as specialOffers from '../console/special-offers.ts';
import * as staff from '../console/staff.ts';
import * as staffNotes from '../console/staff-notes.ts';
import * as tickets from '../console/tickets.ts';
import * as verification from '../console/verification.ts';
import * as withdrawals from '../console/withdrawals.ts';

/** Calls that only staff may make. */
export const consoleEndpoints = {
  listQueues,
  listStaffOrders,
  exportStaffOrders,
  getStaffOrderChoices,
  getStaffOrder,
  ...adjustments,
  ...audit,
  ...bulkJobs,
  ...cannedReplies,
  ...channelSource,
  ...campaigns,
  ...customPrices,
  ...customerActions,
  ...customers,
  ...disputes,
  ...escalations,
  ...failedJobs,
  ...firstSteps,
  ...inboundMail,
  ...invoices,
  ...ledgerReversals,
  ...mails,
  ...orderQueues,
  ...overview,
  ...payoutFiles,
  ...priceRules,
  getParentAccount,
  ...providers,
  ...quarantine,
  ...refills,
  ...freeTrials,
  ...referrals,
  ...reviews,
  ...savedViews,
  ...search,
  ...series,
  ...services,
  ...settings,
  ...socialProviders,
  ...specialOffers,
  ...staffNotes,
  ...staff,
  ...tickets,
  ...verification,
  ...withdrawals,
};
