export const payouts = {
  action: 'View withdrawals',
  requested: {
    subject: 'Withdrawal {number} requested: {amount}',
    title: 'Withdrawal requested',
    text: 'You requested a withdrawal of {amount} via {method} to {account}. After the fee, you’ll receive {payout}. The amount is on hold while we review the request. If this wasn’t you, cancel it and change your password right away.',
  },
  paid: {
    title: 'Withdrawal {number} sent: {payout}',
    text: 'We sent {payout} via {method} to {account}. Payment reference: {reference}.',
  },
  rejected: {
    title: 'Withdrawal {number} was declined',
    text: 'We couldn’t pay out {amount} via {method}. The amount is back in your earnings. Reason: {reason}',
  },
} as const;
