export const guest = {
  subject: 'Your order at {panel}',
  view: 'View order',
  notYou: 'If this wasn’t you, you can ignore this e-mail.',
  reason: 'You’re receiving this e-mail because this address was entered for an order at {panel}.',
  newcomer: {
    text: 'Someone, possibly you, placed an order of {amount} at {panel} with this address. Set a password. Once the order is paid, you can view it under Orders and add it to your account.',
    action: 'Set a password',
  },
  known: {
    text: 'Someone, possibly you, placed an order of {amount} at {panel} with this address without signing in. Once it’s paid, you can view it under Orders and add it to your account.',
    action: 'Go to my orders',
  },
} as const;
