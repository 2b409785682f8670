export const adminBooks = {
  title: 'Rules',
  rules: {
    'wallet totals equal their postings': 'Wallet balances equal the sum of their entries',
    'debits equal credits in every panel': 'Debits equal credits',
    'no wallet is below its floor': 'No wallet is below zero',
    'nobody holds cash beside a debt': 'No customer has cash and a debt at the same time',
    'every balance follows from the one before': 'Every balance follows from the previous one',
    'every transaction has a posting': 'Every transaction has entries',
    'a reversal mirrors what it reverses': 'A reversal mirrors what it reverses',
    'money goes only known ways': 'Money moves only between permitted accounts',
    'money passes between customers only when guest orders are taken over':
      'Money moves between customers only when guest orders are merged',
    'no order is refunded or recognised beyond its charge':
      'No order is refunded or booked as revenue beyond its charge',
    'a hold is whole or settled': 'Money on hold is untouched or fully settled',
    'coupons are used within their limits': 'Coupons stay within their limits',
    'cashback stays within its promise': 'Cashback stays within the promised amount',
    'widget rewards stand as they were paid': 'Widget rewards match what was paid',
    'every paid invoice has one transaction of its amount':
      'Every paid invoice has one transaction for its amount',
    'no transaction credits an invoice that was never paid':
      'No transaction credits an invoice that was never paid',
    'what an invoice brought its payer is its amount less what went back':
      'An invoice credits its amount minus refunds and chargebacks',
    'what went back of an invoice is the sum of its reversals':
      'Refunds and chargebacks of an invoice equal its reversals',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'A checkout or a top-up charges one linked card at a time',
    'an order is charged and refunded as the ledger says': 'Order charges and refunds match the ledger',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Escrow holds the charges of orders in progress, and nothing of ended orders',
    'a paid order was charged its cost': 'A paid order was charged its price',
    'who paid less for a coupon has used it': 'Every coupon discount has a recorded coupon use',
    'an order that was handed over stands with a provider, or in doubt':
      'Every sent order is with a provider or has an unknown outcome',
    'what stands with a provider was paid for': 'Every order with a provider is paid',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Every order passed to the parent panel is one order there, charged to the owner',
    'what the parent panel placed for a child is known to that child':
      'Every order the parent panel placed for a child panel is known to that child panel',
    'held money is that of open withdrawals': 'Money on hold matches open withdrawals',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Referral rewards equal their share of the cash kept',
  },
} as const;
