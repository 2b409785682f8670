import type { DB } from './platform/db/generated/tables.ts';

/** Remaining writes by other features, each with its reason. The goal is none. */
export const writesByOthers: readonly { tables: readonly (keyof DB)[]; by: string; because: string }[] = [
  {
    tables: ['account'],
    by: 'account-data',
    because: 'closing erases the person only if the ledger holds nothing, in one conditional statement',
  },
  {
    tables: ['customer_order', 'order_group'],
    by: 'checkout',
    because: 'an unpaid order takes its price, coupon and group from the checkout until somebody pays it',
  },
  {
    tables: ['service'],
    by: 'providers',
    because: 'a list of thousands of offers sets prices, limits and availability in one statement each',
  },
  {
    tables: ['service_target', 'target', 'target_type'],
    by: 'providers',
    because: 'what an imported offer asks for becomes a field of the service it is imported into',
  },
  {
    tables: ['service'],
    by: 'orders',
    because: 'figures counted from orders are set in one statement: each update reloads every catalogue',
  },
  {
    tables: ['service'],
    by: 'reviews',
    because: 'the trigger count_reviews keeps rating and number on the service, whoever changes a review',
  },
];
