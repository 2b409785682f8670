import { accountData } from './features/account-data/index.ts';
import { accounts } from './features/accounts/index.ts';
import { adjustments } from './features/adjustments/index.ts';
import { apiDescription } from './features/api-description/index.ts';
import { apiTokens } from './features/api-tokens/index.ts';
import { audit } from './features/audit/index.ts';
import { booksFeature, checkBooksJob } from './features/books/index.ts';
import { bulkOrders } from './features/bulk-orders/index.ts';
import { campaigns } from './features/campaigns/index.ts';
import { catalogue } from './features/catalogue/index.ts';
import { channelReports } from './features/channel-reports/index.ts';
import { channelSources } from './features/channel-sources/index.ts';
import { checkout } from './features/checkout/index.ts';
import { childPanels } from './features/child-panels/index.ts';
import { consoleFeature } from './features/console/index.ts';
import { coupons } from './features/coupons/index.ts';
import { customPrices } from './features/custom-prices/index.ts';
import { customers } from './features/customers/index.ts';
import { dashboard } from './features/dashboard/index.ts';
import { dispatch } from './features/dispatch/index.ts';
import { dripFeeds } from './features/drip-feeds/index.ts';
import { escalations } from './features/escalations/index.ts';
import { exchangeRates } from './features/exchange-rates/index.ts';
import { failedJobsFeature } from './features/failed-jobs/index.ts';
import { finances } from './features/finances/index.ts';
import { firstStepsFeature } from './features/first-steps/index.ts';
import { freeTrials } from './features/free-trials/index.ts';
import { grades } from './features/grades/index.ts';
import { guestOrders } from './features/guest-orders/index.ts';
import { invoices } from './features/invoices/index.ts';
import { keywordTools } from './features/keyword-tools/index.ts';
import { ledger } from './features/ledger/index.ts';
import { linkedCards } from './features/linked-cards/index.ts';
import { links } from './features/links/index.ts';
import { notifications } from './features/notifications/index.ts';
import { orderConsole } from './features/order-console/index.ts';
import { orderLosses } from './features/order-losses/index.ts';
import { orderQueues } from './features/order-queues/index.ts';
import { orderStatus } from './features/order-status/index.ts';
import { orderWidgets } from './features/order-widgets/index.ts';
import { orders } from './features/orders/index.ts';
import { partnerWidgets } from './features/partner-widgets/index.ts';
import { paymentMethods } from './features/payment-methods/index.ts';
import { profile } from './features/profile/index.ts';
import { providers } from './features/providers/index.ts';
import { quotes } from './features/quotes/index.ts';
import { referrals } from './features/referrals/index.ts';
import { resellerApi } from './features/reseller-api/index.ts';
import { reviews } from './features/reviews/index.ts';
import { rewardNotices } from './features/reward-notices/index.ts';
import { sandboxPayments } from './features/sandbox-payments/index.ts';
import { savedLinks } from './features/saved-links/index.ts';
import { secondFactor } from './features/second-factor/index.ts';
import { sessions } from './features/sessions/index.ts';
import { settings } from './features/settings/index.ts';
import { siteFiles } from './features/site-files/index.ts';
import { socialSignIn } from './features/social-sign-in/index.ts';
import { staff } from './features/staff/index.ts';
import { staffNotes } from './features/staff-notes/index.ts';
import { subscriptions } from './features/subscriptions/index.ts';
import { tickets } from './features/tickets/index.ts';
import { uploads } from './features/uploads/index.ts';
import { verification } from './features/verification/index.ts';
import { videoChannels } from './features/video-channels/index.ts';
import { webhooks } from './features/webhooks/index.ts';
import { withdrawals } from './features/withdrawals/index.ts';
import type { Feature } from './platform/feature.ts';
import { sendMailJob } from './platform/mail/send-mail.job.ts';

/** One line each. */
const working: readonly Feature[] = [
  ledger,
  settings,
  accounts,
  sessions,
  secondFactor,
  socialSignIn,
  profile,
  apiTokens,
  channelSources,
  videoChannels,
  channelReports,
  keywordTools,
  accountData,
  notifications,
  uploads,
  verification,
  tickets,
  escalations,
  firstStepsFeature,
  catalogue,
  grades,
  reviews,
  links,
  orderWidgets,
  quotes,
  coupons,
  customPrices,
  paymentMethods,
  sandboxPayments,
  linkedCards,
  invoices,
  orders,
  orderLosses,
  rewardNotices,
  savedLinks,
  checkout,
  partnerWidgets,
  childPanels,
  campaigns,
  guestOrders,
  orderStatus,
  providers,
  dispatch,
  orderConsole,
  bulkOrders,
  orderQueues,
  dripFeeds,
  freeTrials,
  subscriptions,
  webhooks,
  finances,
  dashboard,
  exchangeRates,
  withdrawals,
  referrals,
  staffNotes,
  staff,
  audit,
  adjustments,
  customers,
  resellerApi,
  apiDescription,
  siteFiles,
];

export const booksCheckJob = checkBooksJob(working.flatMap(({ books = [] }) => books));
const running: readonly Feature[] = [...working, booksFeature(booksCheckJob, working)];
const jobs = [sendMailJob, ...running.flatMap((feature) => feature.jobs ?? [])];
const complete: readonly Feature[] = [...running, failedJobsFeature(jobs)];

/** All features; the console shows what the others bring. */
export const features: readonly Feature[] = [...complete, consoleFeature(complete)];
