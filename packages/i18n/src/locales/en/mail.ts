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
  },
  subscription: {
    waiting: {
      title: '“{name}” is waiting for money',
      text: 'Your subscription “{name}” has found a new publication, but your balance does not cover it: {amount} is needed. Add funds and it goes on by itself.',
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
    factorChanged: {
      title: 'Your sign-in protection was changed',
      text: '{change, select, authenticatorAdded {An authenticator app was added to your account.} authenticatorRemoved {The authenticator app was removed from your account.} passkeyAdded {A passkey was added to your account.} passkeyRemoved {A passkey was removed from your account.} other {New recovery codes were made for your account; the old ones no longer work.}}',
    },
    emailChanged: {
      title: 'The e-mail of your account was changed',
      text: 'From now on we write to {email}. This is the last message to this address.',
    },
  },
} as const;
