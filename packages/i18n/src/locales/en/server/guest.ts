export const guest = {
  subject: 'Your order at {panel}',
  view: 'View order',
  notYou: 'Not you? You can ignore this e-mail.',
  reason: 'You’re receiving this e-mail because this address was entered for an order at {panel}.',
  newcomer: {
    text: 'Somebody, perhaps you, placed an order of {amount} at {panel} with this address. Set a password: once the order is paid, you can see it on your orders page and add it to your orders.',
    action: 'Set a password',
  },
  known: {
    text: 'Somebody, perhaps you, placed an order of {amount} at {panel} with this address without signing in. Once it is paid, you can see it on your orders page and add it to your orders.',
    action: 'See and add to my orders',
  },
} as const;
