/**
 * What a panel that is not paid for does not do: it makes no new accounts, takes no orders and no money, and promises
 * nothing new. Everything else goes on, such as withdrawals, tickets, refills and cancelling.
 */
export const pausedWhileReadOnly: ReadonlySet<string> = new Set([
  'register',
  'becomeOwner',
  'requestFreeTrial',
  'trackFreeTrialQuest',
  'createChildPanel',
  'renewChildPanel',
  'subscribeToTariffPlan',
  'createCampaign',
  'createOrderWidget',
  'linkCard',
  'addFunds',
  'payOrderStatus',
  'payOrderByBalance',
  'payOrderByInvoice',
  'placeOrders',
  'confirmWidgetPayment',
  'placeOrdersByCode',
  'placeWidgetOrders',
  'requestOrders',
  'requestOrdersWithCard',
  'createSubscription',
  'changeSubscriptionPayment',
]);

/** Payments that were on their way when the panel closed still arrive. */
export const openWhileClosed: ReadonlySet<string> = new Set(['receivePaymentWebhook', 'actOnSandboxPayment']);
