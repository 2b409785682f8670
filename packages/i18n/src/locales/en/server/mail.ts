export const mail = {
  greeting: 'Hello {name},',
  greetingNameless: 'Hello,',
  buttonFallback: 'If the button does not work, open this address:',
  ignore: 'If you did not ask for this, you can ignore this message.',
  validFor: 'The link works once. Valid for: {duration}.',
  signature: 'Your {panel} team',
  reason: 'You get this message because this address has an account at {panel}.',
  unsubscribe: 'Unsubscribe',
  account: {
    welcome: {
      subject: 'Welcome to {panel}: please confirm your e-mail',
      title: 'Good to have you here',
      text: 'Your account at {panel} is ready. Confirm that this address is yours, so that you can always get back in and we can tell you about your orders.',
      action: 'Confirm e-mail',
    },
    alreadyRegistered: {
      subject: 'You already have an account at {panel}',
      title: 'You already have an account',
      text: 'Somebody, perhaps you, has just registered at {panel} with this address. It already belongs to your account, so nothing has changed. Sign in with your password, or ask for a new one on the same page.',
      action: 'Sign in',
    },
    verifyEmail: {
      subject: 'Confirm your e-mail for {panel}',
      title: 'Confirm your e-mail',
      text: 'Confirm that this address is yours, so that you can always get back into your account at {panel}.',
      action: 'Confirm e-mail',
    },
    passwordReset: {
      subject: 'New password for {panel}',
      title: 'Choose a new password',
      text: 'You asked for a new password for your account at {panel}. Setting it ends all open sessions.',
      action: 'Set a new password',
    },
  },
  actions: {
    order: 'View order',
    payment: 'View payments',
    subscription: 'View subscription',
    ticket: 'Open conversation',
    verification: 'View verification',
    security: 'Check my account',
    webhooks: 'Show webhooks',
    cards: 'View cards',
  },
  order: {
    created: {
      title: 'Order {order} is placed',
      text: 'We have your order: {service}, {quantity}. {charged} was charged. We start right away and tell you when it is done.',
    },
    completed: {
      title: 'Order {order} is complete',
      text: 'All {quantity} of your order “{service}” have been delivered. Thank you for ordering with us.',
    },
    canceled: {
      title: 'Order {order} was canceled',
      text: 'Your order “{service}” ({quantity}) was canceled. {refunded} is back in your balance.',
    },
    partial: {
      title: 'Order {order} was delivered in part',
      text: 'Of {quantity} ordered for “{service}”, {delivered} were delivered. For the rest, {refunded} is back in your balance.',
    },
  },
  payment: {
    received: {
      title: 'We received {amount}',
      text: 'Your payment {invoice} of {amount} has arrived. Thank you.',
    },
    inModeration: {
      title: 'Your payment of {amount} is being checked',
      text: 'We are looking at your payment {invoice} of {amount}. This usually takes a few hours; we write to you as soon as it is done.',
    },
    rejected: {
      title: 'Your payment of {amount} was not accepted',
      text: 'We could not accept your payment {invoice} of {amount}. Nothing was credited.',
    },
    refunded: {
      title: 'Your payment of {amount} was refunded',
      text: 'Your payment {invoice} of {amount} was returned the way it came. Banks can take some days to show it.',
    },
    claim: 'Collect the money here: {url}',
  },
  card: {
    expiring: {
      title: 'Your card {card} expires soon',
      text: 'Your card {card} is valid until the end of {month}. Link a new one in time, so that your payments and subscriptions go on.',
    },
    expired: {
      title: 'Your card {card} has expired',
      text: 'Your card {card} was valid until {month} and can no longer be charged. Link another one, so that your payments and subscriptions go on.',
    },
  },
  subscription: {
    waiting: {
      title: '“{name}” is waiting for money',
      text: 'Your subscription “{name}” has found a new publication, but your balance does not cover it: {amount} is needed. Add funds and it goes on by itself.',
      declined:
        'Your subscription “{name}” has found a new publication, but your card was declined: {amount} is needed. Choose another card or add funds, and it goes on with everything that waited.',
      card: 'Your subscription “{name}” has found a new publication, but its card was removed or has expired: {amount} is needed. Choose another card or pay from your balance, and it goes on with everything that waited.',
      limit:
        'Your subscription “{name}” has found a new publication, but {amount} is outside the limits of its card. Choose another card or pay from your balance, and it goes on with everything that waited.',
    },
    ordered: {
      title: 'New publication: “{name}” has ordered',
      text: 'Your subscription “{name}” found {publication} and ordered for it. {amount} was charged.',
    },
    ended: {
      title: 'Subscription “{name}” has ended',
      text: 'Your subscription “{name}” has ended: {why, select, limitReached {all publications were promoted} canceled {it was canceled} other {there was no new publication for a long time}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'New answer to your ticket #{ticket}',
    replyAbove: '##- Please write your answer above this line -##',
    replyThere: 'To answer, open the conversation. Replies to this mail are not read.',
  },
  verification: {
    approved: {
      title: 'You are verified',
      text: 'Thank you: your documents have been checked and accepted. There is nothing more to do.',
    },
    rejected: {
      title: 'Please send your documents again',
      text: 'We could not accept the documents you sent. This is why:',
    },
  },
  delivery: {
    webhookOff: {
      title: 'A webhook was switched off',
      text: 'Your address {url} has not taken any of our calls for three days, so we stopped calling it. Put it right, send a test, and switch it on again.',
    },
    providerLow: {
      title: 'Low balance at {provider}',
      text: 'The balance at {provider} has fallen to {balance}. Orders wait there until it is topped up.',
    },
    providerShrunken: {
      title: '{provider} lists far fewer services',
      text: '{provider} lists only {listed} services now, less than half of what it had. What it left out stays on sale. If the list is right, sync again and accept it.',
    },
    providerChanged: {
      title: 'Changes at {provider}',
      text: 'The last sync with {provider} found something for you to look at.',
      held: 'Offers that became something else or jumped in price, and wait for your decision: {count}',
      offSale: 'Services taken off sale: {count}',
      followed: 'Prices that jumped and were followed: {count}',
      rejected: 'Rows of its list that cannot be used: {count}',
    },
    providerHeld: {
      title: '{provider} is on hold',
      text: '{provider} reports its balance in {reported}, but {currency} is set. Its services are off sale and its orders wait until you set the right currency.',
    },
    paymentReturnedTwice: {
      title: 'Payment {payment} went back twice',
      text: 'Payment {payment} was refunded and disputed as well: {amount} more has left than was paid. Your customer was not charged for it. Answer the dispute with proof of the refund.',
    },
    ordersUnknown: {
      title: 'Orders with an unknown outcome: {count}',
      text: 'We sent these orders and got no clear answer: {orders}. They may or may not stand with the provider, so they are neither sent again nor refunded by themselves. Look them up at the provider, then mark each as placed, send it again or refund it.',
    },
    outgoingHeld: {
      title: 'Nothing leaves {panel}: the database is a copy',
      text: '{panel} was started on a database that was restored or copied. Orders, cancellations, refills, card charges, refunds, webhooks and mails are held, because they may already have happened. Run the command npm run restore on the server: it shows what is held and releases it.',
    },
  },
  security: {
    when: 'When: {at}',
    notYou: 'If this was not you, change your password now and end all other sessions.',
    newDevice: {
      title: 'New sign-in to your account',
      text: 'Somebody has signed in from a device we did not know: {device}, address {address}.',
    },
    passwordChanged: {
      title: 'Your password was changed',
      text: 'The password of your account was changed.',
    },
    apiKeyMade: {
      title: 'A new API key was made',
      text: 'A new API key was made for your account at {panel}. Programs that have it can order with your balance.',
    },
    accountClosed: {
      title: 'Your account is closed',
      text: 'Your account at {panel} is closed and your personal data is erased. If it was not you who closed it, write to our support at once.',
    },
    factorChanged: {
      title: 'Your sign-in protection was changed',
      totpOn: 'An authenticator app now protects your account at {panel}.',
      totpOff: 'The authenticator app of your account at {panel} was turned off.',
      passkeyAdded: 'A passkey was added to your account at {panel}.',
      passkeyRemoved: 'A passkey was removed from your account at {panel}.',
      recoveryCodesRenewed:
        'New recovery codes were made for your account at {panel}. The old ones no longer work.',
      socialConnected:
        'A social account was connected to your account at {panel}. It can now be used to sign in.',
      socialDisconnected: 'A social account was disconnected from your account at {panel}.',
    },
  },
} as const;
