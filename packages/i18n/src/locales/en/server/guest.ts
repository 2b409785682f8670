export const guest = {
  subject: 'Your order at {panel}',
  newcomer: {
    text: 'An order was placed at {panel} with this address. Set a password to see how it is going, to pay later or to order again.',
    action: 'Set a password',
  },
  known: {
    text: 'An order was placed at {panel} with this address and is in your account. Sign in to see how it is going.',
    action: 'Sign in',
  },
} as const;
