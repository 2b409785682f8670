export const dashboard = {
  title: 'Dashboard',
  welcome: '{hasName, select, yes {Hello, {name}} other {Hello}}',
  lead: 'Your money, your orders, and what needs a look.',
  newOrder: 'New order',
  addFunds: 'Add funds',
  balance: 'Balance',
  spentMonth: 'Spent in 30 days',
  deliveredToday: 'Delivered today',
  running: 'Orders in progress',
  change: '{percent} vs. the 30 days before',
  attention: {
    title: 'Needs your attention',
    none: 'All is well. Nothing needs you right now.',
    unpaid_orders:
      '{count, plural, one {# order is waiting for your payment} other {# orders are waiting for your payment}}',
    failed_orders: '{count, plural, one {# order needs a decision} other {# orders need a decision}}',
    answered_tickets: '{count, plural, one {# new answer from support} other {# new answers from support}}',
    payments_in_review:
      '{count, plural, one {# payment is being checked} other {# payments are being checked}}',
    verification_wanted: 'Your card verification is not finished',
    verification_rejected: 'Your card verification was refused',
    guest_orders:
      '{count, plural, one {# order was placed as a guest with your e-mail} other {# orders were placed as a guest with your e-mail}}',
    email_unverified: 'Please confirm your e-mail address',
    low_balance:
      '{count, plural, =0 {Your balance is used up} one {# subscription is waiting for money} other {# subscriptions are waiting for money}}',
    owed: 'You owe {amount} after a payment was charged back',
  },
  byStatus: 'Orders by status',
  grade: {
    title: 'Your grade',
    next: '{amount} to {name}',
    discount: '{percent} off every order',
    top: 'You have the highest grade.',
  },
  spent: 'Spent',
  spending: 'Spent by day',
  chart: 'Spending of the last 30 days, one bar a day. The figures are in the statistics.',
  statistics: 'Statistics',
  recent: 'Latest orders',
  allOrders: 'All orders',
} as const;
