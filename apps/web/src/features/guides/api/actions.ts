import type { Fields } from '../../../product/reseller/code-samples.ts';

interface Example {
  fields: Fields;
  answer: string;
}

/** The calls of the reseller API. Names, fields and answers are part of the protocol and never translated. */
export const actions = [
  {
    name: 'services',
    parameters: [],
    examples: [
      {
        fields: {},
        answer: `[
  {
    "service": 1,
    "name": "YouTube views",
    "category": "YouTube",
    "type": "Default",
    "rate": "0.90",
    "min": "50",
    "max": "10000",
    "refill": true,
    "cancel": true,
    "dripfeed": true,
    "desc": ""
  }
]`,
      },
    ],
  },
  {
    name: 'add',
    parameters: ['service', 'link', 'quantity', 'comments', 'runs', 'interval', 'idempotency_key'],
    examples: [
      {
        fields: { service: '1', link: 'https://example.com/video', quantity: '1000' },
        answer: '{ "order": 23501 }',
      },
      {
        fields: { service: '9', username: 'somebody', min: '100', max: '100', delay: '15', posts: '10' },
        answer: '{ "order": 23502 }',
      },
    ],
  },
  {
    name: 'status',
    parameters: ['order', 'orders'],
    examples: [
      {
        fields: { order: '23501' },
        answer: `{
  "charge": "0.27819",
  "start_count": "3572",
  "status": "Partial",
  "remains": "157",
  "currency": "USD"
}`,
      },
      {
        fields: { orders: '23501,9' },
        answer: `{
  "23501": {
    "charge": "0.27819",
    "start_count": "3572",
    "status": "Partial",
    "remains": "157",
    "currency": "USD"
  },
  "9": { "error": "Incorrect order ID" }
}`,
      },
      {
        fields: { order: '23502' },
        answer: `{
  "charge": "0.18",
  "start_count": "0",
  "status": "In progress",
  "remains": "8",
  "currency": "USD",
  "posts": "2",
  "orders": [23611, 23640]
}`,
      },
    ],
  },
  {
    name: 'refill',
    parameters: ['order', 'orders'],
    examples: [
      { fields: { order: '23501' }, answer: '{ "refill": "1" }' },
      {
        fields: { orders: '23501,9' },
        answer: `[
  { "order": 23501, "refill": 1 },
  { "order": 9, "refill": { "error": "Incorrect order ID" } }
]`,
      },
    ],
  },
  {
    name: 'refill_status',
    parameters: ['refill', 'refills'],
    examples: [
      { fields: { refill: '1' }, answer: '{ "status": "Completed" }' },
      {
        fields: { refills: '1,3' },
        answer: `[
  { "refill": 1, "status": "Completed" },
  { "refill": 3, "status": { "error": "Refill not found" } }
]`,
      },
    ],
  },
  {
    name: 'cancel',
    parameters: ['orders'],
    examples: [
      {
        fields: { orders: '9,23501' },
        answer: `[
  { "order": 9, "cancel": { "error": "Incorrect order ID" } },
  { "order": 23501, "cancel": 1 }
]`,
      },
    ],
  },
  {
    name: 'balance',
    parameters: [],
    examples: [{ fields: {}, answer: '{ "balance": "100.84292", "currency": "USD" }' }],
  },
] as const satisfies readonly { name: string; parameters: readonly string[]; examples: readonly Example[] }[];

export type Action = (typeof actions)[number];
export type Parameter = Action['parameters'][number];
