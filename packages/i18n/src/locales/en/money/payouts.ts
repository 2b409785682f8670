export const payouts = {
  action: 'See your withdrawals',
  requested: {
    subject: 'Withdrawal {number}: {amount} requested',
    title: 'We have your request',
    text: 'You asked to withdraw {amount} by {method} to {account}; {payout} will arrive after the fee. The money is set aside until we have checked the request. If this was not you, cancel it and change your password at once.',
  },
  paid: {
    subject: 'Withdrawal {number}: {payout} is on its way',
    title: 'Your money is on its way',
    text: 'We have sent {payout} by {method} to {account}. Payment reference: {reference}.',
  },
  rejected: {
    subject: 'Withdrawal {number} was declined',
    title: 'Your withdrawal was declined',
    text: 'We could not pay out {amount} by {method}. Reason: {reason}. The money is back in your earnings.',
  },
} as const;
