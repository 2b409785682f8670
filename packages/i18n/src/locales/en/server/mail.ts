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
    subject: 'You’re invited to run {panel}',
    title: 'An invitation to the team',
    text: 'You’ve been invited to join the team of {panel}. Register with this e-mail and confirm it: the console opens right after. The invitation is good for 7 days.',
    joined: 'You’re on the team of {panel} now. Sign in again to open the console.',
    open: 'Open the console',
    register: 'Register',
  },
  test: {
    subject: 'Test mail from {panel}',
    title: 'Mail works',
    text: 'This test mail reached you, so {panel} can send mail.',
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
      text: 'Someone, possibly you, just tried to register at {panel} with this address. It already belongs to your account, so nothing has changed. Sign in, or reset your password on the same page.',
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
      text: 'We received your order: {service}, {quantity}. You were charged {charged}. We’ll let you know when it’s complete.',
    },
    completed: {
      title: 'Order {order} is complete',
      text: 'Your order is complete: {quantity} delivered for “{service}”. Thank you.',
    },
    canceled: {
      title: 'Order {order} was canceled',
      text: 'Your order “{service}” ({quantity}) was canceled. {refunded} was refunded to your balance.',
    },
    partial: {
      title: 'Order {order} was partially delivered',
      text: '{delivered} of {quantity} were delivered for “{service}”. {refunded} was refunded to your balance for the rest.',
    },
  },
  payment: {
    received: {
      title: 'We received {amount}',
      text: 'We received your payment {invoice} of {amount}. Thank you.',
    },
    inModeration: {
      title: 'Your payment of {amount} is in review',
      text: 'We’re reviewing your payment {invoice} of {amount}. This usually takes a few hours. We’ll e-mail you when it’s done.',
    },
    rejected: {
      title: 'Your payment of {amount} was declined',
      text: 'We couldn’t accept your payment {invoice} of {amount}. Nothing was credited.',
    },
    refunded: {
      title: 'Your payment of {amount} was refunded',
      text: 'Your payment {invoice} of {amount} was refunded to the original payment method. It can take a few days to appear.',
    },
    claim: 'Collect the money here: {url}',
  },
  card: {
    expiring: {
      title: 'Your card {card} expires soon',
      text: 'Your card {card} expires at the end of {month}. Link a new one to keep payments and subscriptions running.',
    },
    expired: {
      title: 'Your card {card} has expired',
      text: 'Your card {card} expired in {month} and can’t be charged anymore. Link another one to keep payments and subscriptions running.',
    },
  },
  childOrders: {
    title: '{count, plural, one {# order waits} other {# orders wait}} for funds in “{panel}”',
    text: '{count, plural, one {An order of your child panel “{panel}” waits: your balance is short by {amount}. Add funds and it goes on by itself.} other {# orders of your child panel “{panel}” wait: your balance is short by {amount}. Add funds and they go on by themselves, the oldest first.}}',
    action: 'Add funds',
  },
  subscription: {
    waiting: {
      title: '“{name}” is waiting for funds',
      text: 'Your subscription “{name}” found a new post, but your balance doesn’t cover it: {amount} is needed. Add funds and it resumes automatically.',
      declined:
        'Your subscription “{name}” found a new post, but your card was declined: {amount} is needed. Choose another card or add funds, and it resumes with every post that waited.',
      card: 'Your subscription “{name}” found a new post, but its card was removed or has expired: {amount} is needed. Choose another card or pay from your balance, and it resumes with every post that waited.',
      limit:
        'Your subscription “{name}” found a new post, but {amount} is outside its card’s limits. Choose another card or pay from your balance, and it resumes with every post that waited.',
    },
    ordered: {
      title: 'New post: “{name}” placed an order',
      text: 'Your subscription “{name}” found {publication} and placed an order. You were charged {amount}.',
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
      title: 'You are verified',
      text: 'Your documents were approved. No further action is needed.',
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
      title: 'Rewards of {amount} are in review',
      text: 'We check these rewards before they’re paid. You don’t need to do anything.',
    },
    refused: {
      title: 'Rewards of {amount} were declined',
      text: 'We reviewed these rewards and didn’t pay them. Contact support if you have questions.',
    },
    reversed: {
      title: 'Rewards of {amount} were taken back',
      text: 'Payments for these orders were refunded or disputed. If we receive the money after all, you get the reward again.',
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
      text: 'On {date} we’ll take {price} from your balance for the next month of your child panel. Make sure there is enough.',
    },
    ending: {
      title: '{domain} ends on {date}',
      text: 'Your child panel is paid until {date} and automatic renewal is off. Renew it for {price} to keep it open.',
    },
    renewed: {
      title: '{domain} renewed',
      text: 'We took {price} from your balance. Your child panel is paid until {date}.',
    },
    expired: {
      title: '{domain} takes no more orders',
      text: 'Your balance didn’t cover the next month ({price}), so your child panel takes no orders or payments now. Top up or renew it; on {date} it closes for your customers.',
    },
    frozen: {
      title: '{domain} is closed',
      text: 'Your child panel wasn’t paid and is closed for your customers. Renew it for {price} to open it again; on {date} it ends.',
    },
    terminated: {
      title: '{domain} has ended',
      text: 'Your child panel stayed unpaid and has ended. Its data is kept: you can export it, or renew the panel for {price}.',
    },
    refunded: {
      title: '{domain} was never set up',
      text: 'The domain’s DNS records weren’t set up in time, so your child panel has ended. We returned {price} to your balance.',
    },
    held: {
      title: '{domain} was closed by our team',
      text: 'We closed your child panel. Reason:',
    },
    released: {
      title: '{domain} is open again',
      text: 'Our team has opened your child panel again.',
    },
    elsewhere: {
      title: '{domain} points elsewhere',
      text: 'The domain of your child panel no longer leads to us, so your customers can’t reach it. Check its DNS records.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook turned off',
      text: '{url} hasn’t accepted any calls for three days, so we turned it off. Fix your server, send a test and turn it back on.',
    },
    providerLow: {
      title: 'Low balance at {provider}',
      text: 'The balance at {provider} is down to {balance}. Orders wait until you top it up.',
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
    when: 'Time: {at}',
    notYou: 'If this wasn’t you, change your password now and sign out all other sessions.',
    newDevice: {
      title: 'New sign-in to your account',
      text: 'Someone signed in from a new device: {device}, IP address {address}.',
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
