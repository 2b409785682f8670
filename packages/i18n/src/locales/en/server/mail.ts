export const mail = {
  greeting: 'Hello {name},',
  greetingNameless: 'Hello,',
  buttonFallback: 'If the button doesn’t work, open this link:',
  ignore: 'If you didn’t request this, you can ignore this e-mail.',
  validFor: 'The link works once and expires in {duration}.',
  signature: 'The {panel} team',
  reason: 'You’re receiving this e-mail because you have an account at {panel}.',
  unsubscribe: 'Unsubscribe',
  staffInvitation: {
    subject: 'You’re invited to join the {panel} team',
    title: 'Join the team',
    text: 'You’ve been invited to join the {panel} team. Create an account with this e-mail address and confirm it to open the console. The invitation expires in 7 days.',
    joined: 'You’re now on the {panel} team. Sign in again to open the console.',
    open: 'Open the console',
    register: 'Create account',
  },
  test: {
    subject: 'Test e-mail from {panel}',
    title: 'E-mail works',
    text: 'This test e-mail reached you, so {panel} can send e-mails.',
  },
  account: {
    welcome: {
      subject: 'Welcome to {panel}: confirm your e-mail',
      title: 'Welcome',
      text: 'Your {panel} account is ready. Confirm your e-mail to receive order updates and recover your account if you need to.',
      action: 'Confirm e-mail',
    },
    alreadyRegistered: {
      subject: 'You already have an account at {panel}',
      title: 'You already have an account',
      text: 'Someone, possibly you, just tried to sign up at {panel} with this address. It already belongs to your account, so nothing has changed. Sign in, or reset your password on the same page.',
      action: 'Sign in',
    },
    verifyEmail: {
      subject: 'Confirm your e-mail for {panel}',
      title: 'Confirm your e-mail',
      text: 'Confirm your e-mail so you can always recover your {panel} account.',
      action: 'Confirm e-mail',
    },
    passwordReset: {
      subject: 'Reset your {panel} password',
      title: 'Reset your password',
      text: 'You asked to reset the password of your {panel} account. Setting a new one signs out all sessions.',
      action: 'Set a new password',
    },
  },
  actions: {
    order: 'View order',
    payment: 'View payments',
    subscription: 'View subscription',
    ticket: 'View ticket',
    verification: 'View verification',
    security: 'Review my account',
    webhooks: 'View webhooks',
    cards: 'View cards',
  },
  order: {
    created: {
      title: 'Order {order} placed',
      text: 'We received your order: {service}, {quantity}. Charged: {charged}. We’ll let you know when it’s complete.',
    },
    completed: {
      title: 'Order {order} is complete',
      text: 'Your order “{service}” is complete. Delivered: {quantity}. Thank you.',
    },
    canceled: {
      title: 'Order {order} was canceled',
      text: 'Your order “{service}” ({quantity}) was canceled. Refunded to your balance: {refunded}.',
    },
    partial: {
      title: 'Order {order} was partially delivered',
      text: 'Your order “{service}” was partially delivered: {delivered} of {quantity}. Refunded to your balance: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Payment received: {amount}',
      text: 'We received your payment {invoice} of {amount}. Thank you.',
    },
    inModeration: {
      title: 'Payment in review: {amount}',
      text: 'We’re reviewing your payment {invoice} of {amount}. This usually takes a few hours. We’ll e-mail you when we’re done.',
    },
    rejected: {
      title: 'Payment declined: {amount}',
      text: 'We couldn’t accept your payment {invoice} of {amount}, so nothing was added to your balance. If you think this is a mistake, contact support.',
    },
    refunded: {
      title: 'Payment refunded: {amount}',
      text: 'We refunded your payment {invoice} of {amount}. It can take a few days to arrive.',
    },
    claim: 'Claim your refund here: {url}',
  },
  card: {
    expiring: {
      title: 'Your card {card} expires soon',
      text: 'Your card {card} is valid until {month}. Link a new one to keep payments and subscriptions running.',
    },
    expired: {
      title: 'Your card {card} has expired',
      text: 'Your card {card} expired ({month}) and can no longer be charged. Link another one to keep payments and subscriptions running.',
    },
  },
  childOrders: {
    title:
      '{count, plural, one {# order is waiting for funds: “{panel}”} other {# orders are waiting for funds: “{panel}”}}',
    text: '{count, plural, one {An order of your child panel “{panel}” is waiting because your balance is too low. Add at least {amount} and it continues automatically.} other {# orders of your child panel “{panel}” are waiting because your balance is too low. Add at least {amount} and they continue automatically, oldest first.}}',
    action: 'Add funds',
  },
  subscription: {
    waiting: {
      title: '“{name}” is waiting for funds',
      text: 'Your subscription “{name}” found a new post, but your balance is too low. You need {amount}. Add funds and it resumes automatically.',
      declined:
        'Your subscription “{name}” found a new post, but your card was declined. You need {amount}. Choose another card or add funds to resume. Waiting posts are included.',
      card: 'Your subscription “{name}” found a new post, but its card was removed or has expired. You need {amount}. Choose another card or pay from your balance to resume. Waiting posts are included.',
      limit:
        'Your subscription “{name}” found a new post, but the limits of its card don’t allow {amount}. Choose another card or pay from your balance to resume. Waiting posts are included.',
    },
    ordered: {
      title: 'New post: “{name}” placed an order',
      text: 'Your subscription “{name}” found a new post ({publication}) and placed an order. Charged: {amount}.',
    },
    ended: {
      title: 'Subscription “{name}” has ended',
      text: 'Your subscription “{name}” has ended: {why, select, limitReached {all posts were promoted} canceled {it was canceled} other {there were no new posts for a long time}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'New reply to ticket #{ticket}',
    replyAbove: '##- Please type your reply above this line -##',
    replyThere: 'To reply, open the ticket. Replies to this e-mail aren’t read.',
  },
  verification: {
    approved: {
      title: 'Your identity is verified',
      text: 'Your documents were approved. You don’t need to do anything else.',
    },
    rejected: {
      title: 'Upload your documents again',
      text: 'We couldn’t accept your documents. Reason:',
    },
  },
  rewards: {
    button: 'View earnings',
    orders: {
      referral: 'Orders from people you invited: {count}.',
      widget: 'Orders through your widgets: {count}.',
    },
    earned: {
      title: 'You earned {amount}',
      text: 'The reward is in your earnings. Withdraw it or move it to your balance.',
    },
    held: {
      title: 'Rewards in review: {amount}',
      text: 'We review these rewards before they’re paid. You don’t need to do anything.',
    },
    refused: {
      title: 'Rewards declined: {amount}',
      text: 'We reviewed these rewards and declined them. Contact support if you have questions.',
    },
    reversed: {
      title: 'Rewards reversed: {amount}',
      text: 'Payments for these orders were refunded or disputed. If a dispute is won, you get the reward back.',
    },
  },
  freeTrial: {
    button: 'View free trials',
    rejected: {
      title: 'Your free trial was declined',
      text: 'We couldn’t accept your request. Reason:',
    },
  },
  childPanel: {
    button: 'View child panels',
    opened: {
      title: '{domain} is open',
      text: 'The domain is set up and your child panel is online. It’s paid until {date}.',
    },
    renewing: {
      title: '{domain} renews on {date}',
      text: 'On {date} we’ll charge {price} to your balance for the next month of your child panel. Make sure your balance covers it.',
    },
    ending: {
      title: '{domain} ends on {date}',
      text: 'Your child panel is paid until {date} and automatic renewal is off. Renew it for {price} to keep it open.',
    },
    renewed: {
      title: '{domain} renewed',
      text: 'We charged {price} to your balance. Your child panel is paid until {date}.',
    },
    expired: {
      title: '{domain} has stopped taking orders',
      text: 'Your balance didn’t cover the next month ({price}), so your child panel isn’t accepting orders or payments. Renew it by {date}, or it closes to your customers.',
    },
    frozen: {
      title: '{domain} is closed',
      text: 'Your child panel wasn’t paid and is closed to your customers. Renew it for {price} to reopen it. Otherwise it ends on {date}.',
    },
    terminated: {
      title: '{domain} has ended',
      text: 'Your child panel stayed unpaid and has ended. Its data is kept: you can download it, or renew the panel for {price}.',
    },
    refunded: {
      title: '{domain} wasn’t set up',
      text: 'The domain’s DNS records weren’t set up in time, so your child panel has ended. Refunded to your balance: {price}.',
    },
    held: {
      title: 'Our team closed {domain}',
      text: 'We closed your child panel. Reason:',
    },
    released: {
      title: '{domain} is open again',
      text: 'Our team reopened your child panel.',
    },
    elsewhere: {
      title: '{domain} no longer points here',
      text: 'The domain of your child panel no longer points to us, so your customers can’t reach it. Check its DNS records.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook turned off',
      text: '{url} hasn’t accepted any requests for three days, so we turned it off. Fix your server, send a test and turn it back on.',
    },
    providerLow: {
      title: 'Low balance at {provider}',
      text: 'The balance at {provider} is down to {balance}. Orders wait until you add funds there.',
    },
    providerShrunken: {
      title: '{provider} lists far fewer services',
      text: '{provider} now lists only {listed} services, less than half of what it had. The missing ones stay on sale. If the list is right, sync again and accept it.',
    },
    providerChanged: {
      title: 'Changes at {provider}',
      text: 'The last sync with {provider} found changes that need your attention.',
      held: 'Changed offers and price jumps that wait for your decision: {count}',
      offSale: 'Services taken off sale: {count}',
      followed: 'Price jumps passed on to your prices: {count}',
      rejected: 'Unusable rows in its list: {count}',
    },
    providerHeld: {
      title: '{provider} is paused',
      text: '{provider} reports its balance in {reported}, but {currency} is set. Its services are off sale and its orders wait until you set the right currency.',
    },
    paymentReturnedTwice: {
      title: 'Payment {payment} was returned twice',
      text: 'Payment {payment} was both refunded and disputed, so {amount} more than the payment was returned. Your customer was not charged for it. Answer the dispute with proof of the refund.',
    },
    ordersUnknown: {
      title: 'Orders with an unknown outcome: {count}',
      text: 'We sent these orders but got no clear response: {orders}. The provider may or may not have them, so we don’t resend or refund them automatically. Look them up at the provider, then mark each as placed, resend it or refund it.',
    },
    outgoingHeld: {
      title: '{panel} is on hold: its database is a copy',
      text: '{panel} was started on a restored or copied database. Orders, cancellations, refills, card charges, refunds, webhooks and e-mails are held because they may already have happened. Run the command npm run restore on the server: it shows what is held and releases it.',
    },
  },
  security: {
    when: 'Time: {at}',
    notYou: 'If this wasn’t you, change your password now and sign out all other sessions.',
    newDevice: {
      title: 'New sign-in to your account',
      text: 'Someone signed in to your account from a new device: {device}, IP address {address}.',
    },
    passwordChanged: {
      title: 'Your password was changed',
      text: 'Your account password was changed.',
    },
    apiKeyMade: {
      title: 'New API key created',
      text: 'A new API key was created for your {panel} account. Anyone with it can place orders from your balance.',
    },
    accountClosed: {
      title: 'Your account is closed',
      text: 'Your {panel} account is closed and your personal data has been erased. If you didn’t close it, contact support right away.',
    },
    factorChanged: {
      title: 'Your sign-in security was changed',
      totpOn: 'An authenticator app was turned on for your {panel} account.',
      totpOff: 'The authenticator app was turned off for your {panel} account.',
      passkeyAdded: 'A passkey was added to your {panel} account.',
      passkeyRemoved: 'A passkey was removed from your {panel} account.',
      recoveryCodesRenewed:
        'New recovery codes were generated for your {panel} account. The old ones no longer work.',
      socialConnected:
        'A social account was connected to your {panel} account. It can now be used to sign in.',
      socialDisconnected: 'A social account was disconnected from your {panel} account.',
    },
  },
} as const;
