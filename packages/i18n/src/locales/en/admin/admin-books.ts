export const adminBooks = {
  title: 'Rules',
  rules: {
    'wallet totals equal their postings': 'Wallet totals equal the sum of their postings',
    'debits equal credits in every panel': 'Debits equal credits',
    'no wallet is below its floor': 'No wallet is below zero',
    'nobody holds cash beside a debt': 'Nobody has cash and a debt at the same time',
    'every balance follows from the one before': 'Every balance follows from the one before',
    'every transaction has a posting': 'Every transaction has postings',
    'a reversal mirrors what it reverses': 'A reversal mirrors what it reverses',
    'money goes only known ways': 'Money moves only where it may',
    'money passes between customers only when guest orders are taken over':
      'Money passes between customers only when a guest’s orders are taken over',
    'no order is refunded or recognised beyond its charge':
      'No order is refunded or booked as revenue beyond its charge',
    'a hold is whole or settled': 'A hold is untouched or fully settled',
    'coupons are used within their limits': 'Coupons stay within their limits',
    'cashback stays within its promise': 'Cashback stays within what was promised',
    'widget rewards stand as they were paid': 'Widget rewards match what was paid',
    'every paid invoice has one transaction of its amount':
      'Every paid invoice has one transaction for its amount',
    'no transaction credits an invoice that was never paid':
      'No transaction credits an invoice that was never paid',
    'what an invoice brought its payer is its amount less what went back':
      'What an invoice brought its payer is its amount minus what went back',
    'what went back of an invoice is the sum of its reversals':
      'What went back of an invoice is the sum of its reversals',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'A checkout or a top-up charges one linked card at a time',
    'an order is charged and refunded as the ledger says':
      'Orders are charged and refunded as the ledger says',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Escrow holds what running orders were charged, and nothing of finished ones',
    'a paid order was charged its cost': 'A paid order was charged its price',
    'who paid less for a coupon has used it': 'Whoever paid less with a coupon has used it',
    'an order that was handed over stands with a provider, or in doubt':
      'An order that was sent is with a provider, or its outcome is unknown',
    'what stands with a provider was paid for': 'What is with a provider was paid for',
    'an order placed in the parent panel is one order there, charged to the owner':
      'What a child panel passed on is one order of its parent, charged to its owner',
    'what the parent panel placed for a child is known to that child':
      'What a parent panel placed for a child is known to that child',
    'held money is that of open withdrawals': 'Money on hold matches open withdrawals',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Referral rewards match the cash kept',
  },
} as const;
