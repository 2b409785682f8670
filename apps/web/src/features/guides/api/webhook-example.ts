const example = {
  id: '5b0f4f0e-6a3f-4a52-9d5c-0a6f1a7f3b11',
  type: 'order.status',
  created_at: '2026-11-15T12:00:00.000Z',
  data: {
    order: 23501,
    service: 7,
    link: 'https://example.com/post/1',
    quantity: '1000',
    drip_feed: null,
    subscription: null,
    charge: '0.27819',
    start_count: '3572',
    status: 'Completed',
    remains: '0',
    currency: 'USD',
  },
};

/** The body of a webhook call, as a receiver gets it. */
export const webhookExample = JSON.stringify(example, null, 2);
