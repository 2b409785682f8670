export const notifications = {
  title: 'Your mails',
  lead: 'Choose what {panel} tells you by mail. Every change counts at once.',
  topics: {
    order: 'Orders',
    orderHint: 'Placed, complete, canceled, delivered in part',
    payment: 'Payments',
    paymentHint: 'Received, being checked, refunded',
    subscription: 'Subscriptions',
    subscriptionHint: 'New publications, missing money, the end',
  },
  always: 'Messages about the safety of your account and answers to your questions always come.',
  stopAll: 'Stop all three',
  saved: 'Saved. You can change your mind at any time.',
  failed: 'That was not saved. Please try again.',
  broken: {
    title: 'This link does not work',
    text: 'Please open the link at the end of one of our mails, or sign in and choose in your profile.',
    action: 'Sign in',
  },
} as const;
