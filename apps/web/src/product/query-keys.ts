import { profileKey } from '../shell/query-keys.ts';

/**
 * Every key of the query cache, declared once; those of the first page are in `catalogue/query-keys.ts`. To refresh
 * all that begins with a key, invalidate the shorter one: `all` covers everything under it.
 */
export const orderKeys = {
  all: ['orders'],
  guest: ['orders', 'guest'],
  status: (token: string) => ['orders', 'status', token] as const,
  statusOf: (token: string, order: string) => ['orders', 'status', token, order] as const,
  list: <Filters extends object>(filters: Filters) => ['orders', 'list', filters] as const,
  one: (orderId: string) => ['orders', orderId] as const,
  refills: (orderId: string) => ['orders', orderId, 'refills'] as const,
  statistics: (range: string, step: string) => ['orders', 'statistics', range, step] as const,
} as const;

/** Orders paid a moment ago; never fetched. */
export const justPaidKey = ['just-paid'] as const;

export const dripFeedKeys = {
  all: ['drip-feeds'],
  list: (status: string | undefined, page: number) => ['drip-feeds', 'list', status ?? 'all', page] as const,
  one: (dripFeedId: string) => ['drip-feeds', dripFeedId] as const,
} as const;

export const subscriptionKeys = {
  all: ['subscriptions'],
  list: (status: string | undefined, page: number) =>
    ['subscriptions', 'list', status ?? 'all', page] as const,
  one: (subscriptionId: string) => ['subscriptions', subscriptionId] as const,
  contents: (subscriptionId: string, page: number) =>
    ['subscriptions', subscriptionId, 'contents', page] as const,
  networks: ['subscriptions', 'networks'],
  types: (networkId: number | undefined) => ['subscriptions', 'types', networkId] as const,
  publicationCost: (question: object) => ['publication-cost', question] as const,
} as const;

export const ticketKeys = {
  all: ['tickets'],
  lists: ['tickets', 'list'],
  list: (status: string | undefined, page: number) => ['tickets', 'list', status ?? 'all', page] as const,
  one: (ticketId: string) => ['tickets', ticketId] as const,
} as const;

export const widgetKeys = {
  all: ['order-widgets'],
  list: ['order-widgets', 'list'],
  methods: ['order-widgets', 'methods'],
  offer: ['order-widgets', 'offer'],
  statistics: (query: object) => ['order-widgets', 'statistics', query] as const,
} as const;

export const webhookKeys = {
  all: ['webhooks'],
  list: ['webhooks', 'list'],
  log: (state: string | undefined, page: number) => ['webhooks', 'log', state ?? 'all', page] as const,
  delivery: (deliveryId: string) => ['webhooks', 'delivery', deliveryId] as const,
} as const;

export const invoiceKeys = {
  all: ['invoices'],
  recent: ['invoices', 'recent'],
  one: (invoiceId: string) => ['invoices', invoiceId] as const,
  checked: (invoiceId: string) => ['invoices', invoiceId, 'checked'] as const,
  receipt: (invoiceId: string) => ['receipts', invoiceId] as const,
  quote: (request: object) => ['add-funds-quote', request] as const,
} as const;

export const paymentMethodKeys = {
  addFunds: ['payment-methods'],
  checkout: ['checkout-methods'],
  bonuses: ['payment-methods-with-bonuses'],
  cards: ['card-methods'],
} as const;

export const cardKeys = {
  /** Also the cards to pay an order with. */
  all: ['linked-cards'],
  managed: ['linked-cards', 'managed'],
} as const;

export const walletsKey = ['wallets'] as const;
export const couponsKey = ['coupons'] as const;

export const gradeKeys = {
  ladder: ['grades'],
  own: ['grades', 'own'],
  history: ['grades', 'history'],
} as const;

export const dashboardKey = ['dashboard'] as const;

export const financeKeys = {
  all: ['finances'],
  list: <Filters extends object>(filters: Filters) => ['finances', filters] as const,
  charts: ['finance-charts'],
  chartsOf: (range: string) => ['finance-charts', range] as const,
} as const;

export const withdrawalKeys = {
  all: ['withdrawals'],
  page: (page: number) => ['withdrawals', page] as const,
  methods: ['withdrawal-methods'],
  quote: (request: object) => ['withdrawal-quote', request] as const,
} as const;

export const referralKeys = {
  statistics: (days: string) => ['referral-statistics', days] as const,
  people: (page: number) => ['referrals', page] as const,
} as const;

export const costKeys = {
  all: ['total-cost'],
  of: (question: object) => ['total-cost', question] as const,
} as const;

/** The order form. */
export const formKeys = {
  catalogue: ['form-catalogue'],
  countries: ['form-countries'],
  languages: ['form-languages'],
  typeServices: (slug: string) => ['type-services', slug] as const,
  networkOfLink: (url: string) => ['network-of-link', url] as const,
  typesOfLink: (url: string, networkId: number | undefined) => ['types-of-link', url, networkId] as const,
  checkedLink: (url: string, serviceId: number | undefined) => ['checked-link', url, serviceId] as const,
  servicesOfLines: (ids: readonly number[]) => ['services-of-lines', ...ids] as const,
  massCheck: (lines: readonly object[]) => ['mass-check', lines] as const,
} as const;

export const freeTrialKeys = {
  all: ['free-trials'],
  quests: ['free-trials', 'quests'],
  quest: (id: string) => ['free-trials', 'quests', id] as const,
  own: ['free-trials', 'own'],
} as const;

export const keywordKeys = {
  suggestions: (keyword: string, country: string) =>
    ['keywords', 'suggestions', keyword.toLowerCase(), country] as const,
  limit: ['keywords', 'limit'],
  history: ['keywords', 'history'],
} as const;

export const savedLinksKey = ['saved-links'] as const;
export const pageTextKey = (page: string) => ['page-text', page] as const;

export const servicePageKeys = {
  related: (serviceId: number) => ['related-services', serviceId] as const,
  boughtTogether: (serviceId: number) => ['bought-together', serviceId] as const,
  reviews: (serviceId: number, rating: number | undefined) => ['reviews', serviceId, rating ?? null] as const,
  relatedTypes: (typeId: number) => ['related-types', typeId] as const,
  type: (slug: string) => ['service-type', slug] as const,
  updates: <Filters extends object>(filters: Filters) => ['service-updates', filters] as const,
  heights: (columns: number) => ['service-heights', columns] as const,
};

export const myServiceKeys = {
  all: ['my-services'],
  list: (view: string) => ['my-services', view] as const,
} as const;

export const accountKeys = {
  sessions: ['sessions'],
  logins: ['logins'],
  apiToken: ['api-token'],
  data: ['account-data'],
  closing: ['account-closing'],
  secondFactor: ['second-factor'],
  socialLinks: ['social-links'],
  signInOptions: ['sign-in-options'],
  pendingSignIn: ['pending-sign-in'],
  verification: ['verification'],
  verificationPicture: (filename: string) => ['verification-picture', filename] as const,
  notificationFlags: (userId: string, signature: string) =>
    ['notification-flags', userId, signature] as const,
} as const;

export const channelReportKeys = {
  all: ['channel-reports'],
  channels: ['channel-reports', 'channels'],
  info: (channelId: string) => ['channel-reports', channelId, 'info'] as const,
  videos: (channelId: string) => ['channel-reports', channelId, 'videos'] as const,
  daily: (channelId: string, query: object) => ['channel-reports', channelId, 'daily', query] as const,
  videoStatistics: (channelId: string, query: object) =>
    ['channel-reports', channelId, 'video-statistics', query] as const,
} as const;

export const resellerKeys = { madeKey: ['made-api-key'], origin: ['origin'] } as const;

/** Refreshed after anything that moves money. */
export const moneyKeys = [profileKey, walletsKey, financeKeys.all, financeKeys.charts] as const;

/** Refreshed after an action on an order: its lists and the balance. */
export const orderActionKeys = [
  orderKeys.all,
  dripFeedKeys.all,
  dashboardKey,
  profileKey,
  walletsKey,
  financeKeys.all,
] as const;
