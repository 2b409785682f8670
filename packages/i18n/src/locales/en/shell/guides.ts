export const guides = {
  contents: 'On this page',
  next: 'What to do next',
  services: 'Browse all services',
  legal: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    refunds: 'Refund policy',
    contact: 'Contact',
    operator: 'Operated by',
    registration: 'Registration',
    vat: 'VAT number',
    phone: 'Phone',
    email: 'E-mail',
  },
  siteView: {
    open: 'Open in a new tab',
    hint: 'This page belongs to {host}. If it stays empty, that site does not want to be shown inside another one.',
  },
  subscription: {
    title: 'How subscriptions work',
    lead: 'Say once what every new publication of yours should get. From then on each one is ordered for you, soon after it appears.',
    setUp: {
      title: 'Setting one up',
      link: 'Paste the link to your channel or profile. The network is recognised by itself.',
      services: 'Choose the services, and how much of each every publication should get.',
      limit: 'Say for how many publications: from 1 to 1,000. We suggest 10.',
      pay: 'Choose to pay from your balance or with a linked card. What one publication costs, and the most that all of them can cost, is shown before you confirm.',
    },
    find: {
      title: 'How new publications are found',
      text: 'We watch what everyone can see: the public feed of a YouTube channel, RSS and Atom feeds, the public page of a Telegram channel. On other networks the provider that delivers the service watches for us. It can take some minutes until a new publication is noticed.',
      note: 'We never ask for your password or for access to your account. A private channel or profile cannot be watched, so keep it public.',
    },
    pay: {
      title: 'What you pay, and when',
      text: 'Nothing is taken in advance. Each publication is charged when it is found, and its orders begin. If you publish nothing, you pay nothing.',
      example:
        'An example: views and likes for one publication cost $2.10 together, and you choose 10 publications. You pay $2.10 each time you publish, and $21.00 at most.',
    },
    wait: {
      title: 'If there is not enough money',
      text: 'The subscription waits, and you see a notice. Top up your balance and it goes on by itself; you do not have to set it up again.',
    },
    end: {
      title: 'How it ends',
      limit: 'It is completed when the number of publications is reached.',
      cancel:
        'You can cancel it at any time. Orders that were already placed carry on; new ones are not made.',
      idle: 'After 30 days without a new publication it is cancelled, so that nothing you have forgotten spends your money. A panel may choose another period.',
      options:
        'Where a service offers it, you can also set an end date, a delay, or a quantity that varies between two limits.',
    },
    start: 'Set up a subscription',
    own: 'See your subscriptions',
  },
  keywords: {
    title: 'About the YouTube keyword tool',
    lead: 'It shows what people type into search in the country you choose, so that your videos can speak their words.',
    how: {
      title: 'How to use it',
      word: 'Type a word or a short phrase that your video is about.',
      country: 'Choose the country of your viewers. The tool starts with the United Kingdom.',
      choose: 'Read the suggestions and pick those that truly describe your video.',
      write: 'Use them in the title, in the first lines of the description and in the tags.',
    },
    source: {
      title: 'Where the suggestions come from',
      text: 'They are the completions that Google offers for your word in that country: phrases that many people have really typed. We add nothing to them.',
      note: 'A panel that is not connected to this source shows samples instead. They are always marked as samples.',
    },
    limit: {
      title: 'Daily limit',
      text: 'Every account has a number of searches a day. The tool shows how many are left.',
    },
    good: {
      title: 'Choosing well',
      text: 'A longer phrase is searched for less often, but it has fewer rivals, and whoever types it knows what they want. One video needs a handful of fitting phrases, not thirty. Words that have nothing to do with the video drive viewers away and break YouTube’s rules.',
      note: 'No tool can promise a place in search. Title and tags help people find a video; whether it rises depends on how they like it.',
    },
    track: {
      title: 'Seeing whether it works',
      text: 'A YouTube campaign follows the place of your video for the keywords and countries you choose: on demand, daily, weekly or monthly.',
    },
    open: 'Open the keyword tool',
    plans: 'See plans and pricing',
  },
  plans: {
    title: 'Plans and pricing',
    lead: 'A plan lets you follow where your videos stand in YouTube search. Looking up keyword suggestions needs none.',
    slots: {
      title: 'What a plan contains',
      text: 'A number of keywords that you can follow at the same time, over all your campaigns together. What is left is the number in your plan minus the keywords you follow now.',
    },
    track: {
      title: 'How often positions are checked',
      text: 'You decide for each campaign: on demand, daily, weekly or monthly, in one country or in several.',
    },
    trial: {
      title: 'Trial days',
      text: 'Some plans begin with free days. Their number, and the price afterwards, stand beside the plan before you choose it.',
    },
    full: {
      title: 'When all keywords are used',
      text: 'Running campaigns go on. To follow more keywords, choose a larger plan.',
    },
    start: 'Create a campaign',
    about: 'About the keyword tool',
  },
} as const;
