export const reseller = {
  title: 'API documentation',
  lead: 'Place, track and refill orders from your own software. Compatible with the standard SMM panel API v2.',
  language: 'Example language',
  request: 'Request',
  answer: 'Response',
  getKey: 'Get your API key',
  transport: {
    title: 'Making requests',
    address: 'Endpoint',
    body: 'Send a POST request with form fields: key, action and the action’s parameters. JSON works too.',
    answer: 'Responses are JSON.',
    status:
      'The HTTP status is 200 even for errors, so check the response body. Exceptions: 429 for rate limiting, and 500 or 503 for failures on our end. After a 500 or 503 an order may have been placed: retry with the same idempotency_key, or check before ordering again.',
    limit:
      'Up to 120 requests per minute per key. Beyond that you get 429 with a Retry-After header in seconds.',
    lists: 'Separate multiple IDs with commas, up to 100 per call.',
    key: 'Replace YOUR_API_KEY with your key. Anyone with the key can spend your balance: keep it on your server, never in a web page or app.',
    ownKey:
      'The examples below use the key you just created. Anyone with it can spend your balance: keep it on your server, never in a web page or app. It disappears when you reload the page.',
    fillIn:
      'We store only a hash of your key, so it can’t be shown again. Create a new key and return here to see it in the examples.',
  },
  try: {
    title: 'Try it',
    text: 'Enter your key, choose an action and send it. You’ll see the exact request and response.',
    real: 'These are live calls: orders placed here are charged and delivered.',
    key: 'API key',
    keyHint: 'Used only for these calls. Never stored.',
    keyMissing: 'Enter your API key',
    action: 'Action',
    send: 'Send request',
    confirmTitle: 'Place a real order?',
    confirmText: 'Your balance will be charged immediately.',
    confirm: 'Place order',
    shortened: '{entries, plural, one {# entry} other {# entries}} total, first three shown.',
  },
  limits: {
    title: 'Limits and security',
    addresses:
      'Restrict your key to IP addresses or networks on the API page. Requests from elsewhere are rejected as an invalid key.',
    idempotency:
      'Send your own idempotency_key (or Idempotency-Key header) with every order. Retrying with the same key and parameters returns the first order instead of placing another.',
    retry:
      'If you get no response, retry with the same idempotency_key. Without one, check your orders first: it may have been placed.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Instead of polling, get notified when an order or refill changes or a subscription finds a new post.',
    body: 'The body is JSON, with orders in the same format as the status action. Events: order.status, refill.status, subscription.publication.',
    signed:
      'Every call is signed per the Standard Webhooks specification: webhook-id, webhook-timestamp and webhook-signature.',
    retried:
      'Respond with 2xx. Anything else is retried for about a day with the same ID, so you can ignore repeats.',
    setUp: 'Set up webhooks',
  },
  actions: {
    services: {
      title: 'List services',
      text: 'All services you can order. The rate is the USD price per {quantity}, or per package.',
    },
    add: {
      title: 'Place an order',
      text: 'Most services need a link and a quantity. Other types need other parameters, listed below.',
    },
    status: {
      title: 'Get order status',
      text: 'For one order or up to 100. charge is net of refunds; remains is the undelivered quantity.',
    },
    refill: {
      title: 'Request a refill',
      text: 'For completed orders within the service’s refill period.',
    },
    refill_status: {
      title: 'Get refill status',
      text: 'A refill is Pending, In progress, Completed or Rejected.',
    },
    cancel: {
      title: 'Cancel orders',
      text: 'This is a request: orders in progress may still complete. Check the status for the outcome. The undelivered part is refunded.',
    },
    balance: { title: 'Get balance', text: 'Your available balance.' },
  },
  parameters: {
    service: 'Service ID from the list',
    link: 'Link to the page, profile or post',
    quantity: 'Quantity; with runs, the quantity per run',
    comments: 'For comment types: one per line',
    runs: 'Optional: number of runs (drip-feed)',
    interval: 'Optional: minutes between runs',
    idempotency_key:
      'Optional: a unique text you choose for this order. Retrying with it never places a second order',
    order: 'Order ID',
    orders: 'Order IDs, comma-separated',
    refill: 'Refill ID',
    refills: 'Refill IDs, comma-separated',
  },
  types: {
    title: 'Order types',
    text: 'The service’s type determines which parameters an order needs besides service.',
    type: 'Type',
    required: 'Required',
    optional: 'Optional',
    charged: 'Charged',
    charge: {
      quantity: 'quantity',
      package: 'per package',
      lines: 'per non-empty line',
      publications: 'per new post',
    },
    fields: {
      lines: 'One entry per line; commas are part of the text',
      single: 'One username, hashtag or post link',
      answer: 'Number of the poll answer',
      country: 'Two-letter code, e.g. US, or the English name; WW for worldwide',
      device: '1 desktop, 2 Android, 3 iOS, 4 mixed mobile, 5 mixed',
      traffic: '1 Google, 2 custom referrer, 3 no referrer',
      source: 'Search keyword for type 1; full referrer URL for type 2',
      range: 'Minimum and maximum quantity per new post',
      delay: 'Delay in minutes: 0, 5, 10, 15, 30, 60 or 90',
      posts: 'Number of new and old posts; without posts there is no limit',
      expiry: 'End date, dd/mm/yyyy',
    },
  },
  statuses: {
    title: 'Statuses',
    pending: 'Accepted, not yet sent',
    processing: 'Sent, delivery not started',
    progress: 'In delivery',
    completed: 'Fully delivered',
    partial: 'Partially delivered; the rest was refunded',
    canceled: 'Nothing delivered; refunded',
  },
  errors: {
    title: 'Errors',
    text: 'An error is an object with a single “error” key. Error texts are always in English and never change.',
    request: 'Unknown action or missing parameter',
    key: 'The key is wrong, deleted or used from an IP address that isn’t allowed',
    service: 'The service doesn’t exist or is unavailable',
    order: 'Order not found in your account',
    refill: 'Refill not found in your account',
    funds: 'Add funds and retry',
    least: 'Below the service’s minimum quantity',
    most: 'Above the service’s maximum quantity',
    link: 'The link doesn’t match the service',
    active: 'Another order for the same service and link is still active',
  },
} as const;
