export const reseller = {
  title: 'API documentation',
  lead: 'Order, follow and refill from your own programs. The interface is the one that resellers and their scripts already know as API v2.',
  language: 'Language of the examples',
  request: 'Request',
  answer: 'Answer',
  getKey: 'Get your API key',
  transport: {
    title: 'How to call it',
    address: 'Address',
    body: 'Send a POST request with form fields: key, action, and the fields of that action. JSON works too.',
    answer: 'Every answer is JSON.',
    status:
      'The HTTP status is 200 even for errors, so read the answer itself. Exceptions: 429 for too many requests, and 500 or 503 when we fail. After a 500 or 503 an order may stand: repeat it with the same idempotency_key, or check before you order again.',
    limit:
      'At most 120 requests a minute for each key. Above that the answer is 429, and Retry-After says how many seconds to wait.',
    lists: 'Lists of ids are separated by commas, up to 100 in one call.',
    key: 'The examples say YOUR_API_KEY where your own key goes. Whoever has the key can spend your balance: keep it on your server, never in a page or an app.',
    ownKey:
      'The examples below carry the key you have just created. Whoever has it can spend your balance: keep it on your server, never in a page or an app. It disappears from here when you load the page again.',
    fillIn:
      'Only a fingerprint of your key is kept, so it cannot be shown again. Create one and come straight back: the examples then carry it.',
  },
  try: {
    title: 'Try it',
    text: 'Type your key, choose an action and send it. You see the request as your program would send it, and the answer as it comes back.',
    real: 'These are real calls: an order placed here is charged to your balance and delivered.',
    key: 'API key',
    keyHint: 'Used for these calls alone; it is saved nowhere.',
    keyMissing: 'Type your API key',
    action: 'Action',
    send: 'Send request',
    confirmTitle: 'Place a real order?',
    confirmText: 'Its price is taken from your balance at once.',
    confirm: 'Place order',
    shortened: '{entries, plural, one {# entry} other {# entries}} in all; the first three are shown.',
  },
  limits: {
    title: 'Limits and safety',
    addresses:
      'On the API page you say which IP addresses or networks may use your key. From anywhere else it counts as wrong.',
    idempotency:
      'Send an idempotency_key of your own with every order, or the header Idempotency-Key. Repeated with the same key and fields, the call answers with the first order instead of placing a second one.',
    retry:
      'If an answer does not arrive, repeat the call with the same idempotency_key. Without one, check your orders first: it may have been placed.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Instead of asking again and again, have your own server called when an order moves, a refill is answered or a subscription finds a publication.',
    body: 'The body is JSON, and an order is told in the words of the status action. Events: order.status, refill.status, subscription.publication.',
    signed:
      'Every call is signed as the Standard Webhooks specification describes, with webhook-id, webhook-timestamp and webhook-signature.',
    retried:
      'Answer with 2xx. Anything else is tried again for about a day; the id stays the same, so you can tell a repeat.',
    setUp: 'Set up webhooks',
  },
  actions: {
    services: {
      title: 'List services',
      text: 'All services that you can order. The rate is the price in US dollars for 1,000, or for one package.',
    },
    add: {
      title: 'Place an order',
      text: 'Most services need a link and a quantity. Other types need other fields; they are listed below.',
    },
    status: {
      title: 'Ask for the status',
      text: 'For one order, or for up to 100 at once. The charge is what remains after refunds; remains is what is still to be delivered.',
    },
    refill: {
      title: 'Request a refill',
      text: 'For completed orders of a service that offers refills, inside its guarantee.',
    },
    refill_status: {
      title: 'Ask for the status of a refill',
      text: 'A refill is Pending, In progress, Completed or Rejected.',
    },
    cancel: {
      title: 'Cancel orders',
      text: 'This is a request: an order that is already running may be finished all the same. Ask for the status to see what became of it. Whatever is not delivered is refunded.',
    },
    balance: { title: 'Read your balance', text: 'What you can spend at this moment.' },
  },
  parameters: {
    service: 'Number of the service from the list',
    link: 'Address of the page, profile or publication',
    quantity: 'How many; with runs, how many in each run',
    comments: 'For types with comments: one on each line',
    runs: 'Optional: number of runs for slow delivery',
    interval: 'Optional: minutes between two runs',
    idempotency_key:
      'Optional: a text of your own for this order. If you repeat the call with it, no second order is made',
    order: 'Number of one order',
    orders: 'Several order numbers, separated by commas',
    refill: 'Number of one refill',
    refills: 'Several refill numbers, separated by commas',
  },
  types: {
    title: 'Types of orders',
    text: 'The type in the list of services says which fields an order needs besides service.',
    type: 'Type',
    required: 'Required',
    optional: 'Optional',
    charged: 'Charged',
    charge: {
      quantity: 'the quantity',
      package: 'one package',
      lines: 'each line that is not empty',
      publications: 'each new publication',
    },
    fields: {
      lines: 'One entry on each line. A comma is part of the text',
      single: 'One user name, one hashtag, or the address of one publication',
      answer: 'Number of the answer in the poll',
      country: 'Two-letter code such as US, or the English name; WW means the whole world',
      device: '1 desktop, 2 Android, 3 iOS, 4 mixed mobile, 5 mixed',
      traffic: '1 Google, 2 an address of your choice, 3 no referrer',
      source: 'Search word, needed with type 1; full referring address, needed with type 2',
      range: 'Smallest and largest quantity for each new publication',
      delay: 'Minutes after the publication: 0, 5, 10, 15, 30, 60 or 90',
      posts: 'Number of new and of earlier publications; without posts there is no limit',
      expiry: 'Last day, written as day/month/year',
    },
  },
  statuses: {
    title: 'Status words',
    pending: 'Accepted, not sent on yet',
    processing: 'Sent on, delivery has not begun',
    progress: 'Being delivered',
    completed: 'Delivered in full',
    partial: 'Delivered in part; the rest has been refunded',
    canceled: 'Nothing delivered; refunded',
  },
  errors: {
    title: 'Errors',
    text: 'An error is an object with the single key “error”. The texts are always in English and do not change, so that programs can compare them.',
    request: 'The action is unknown or a field is missing',
    key: 'The key is wrong, was deleted, or is used from an address that it does not allow',
    service: 'There is no such service, or it cannot be ordered now',
    order: 'None of your orders has this number',
    refill: 'None of your refills has this number',
    funds: 'Top up your balance and repeat the call',
    least: 'The number is the smallest quantity of the service',
    most: 'The number is the largest quantity of the service',
    link: 'The address does not fit the service',
    active: 'An earlier order of the same service for this link is still running',
  },
} as const;
