export const guides = {
  contents: 'On this page',
  next: 'Next steps',
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
    hint: 'This page is hosted by {host}. If it stays blank, the site doesn’t allow embedding.',
  },
  subscription: {
    title: 'How subscriptions work',
    lead: 'Choose services once. We order them for every new post soon after it appears.',
    setUp: {
      title: 'How to set one up',
      link: 'Paste the link to your channel or profile. We detect the network.',
      services: 'Choose services and the quantity for each post.',
      limit: 'Set the number of posts, from 1 to {most}. The default is 10.',
      pay: 'Pay from your balance or with a linked card. You see the cost per post and the maximum total before you confirm.',
    },
    find: {
      title: 'How we find new posts',
      text: 'We check public sources: YouTube channel feeds, RSS and Atom feeds, and public Telegram channel pages. On other networks the provider checks for us. It can take a few minutes to detect a new post.',
      note: 'We never ask for your password or account access. Private channels and profiles can’t be tracked, so keep yours public.',
    },
    pay: {
      title: 'What you pay and when',
      text: 'Nothing is charged up front. Each post is charged when we find it and its orders start. No posts, no charges.',
      example:
        'Example: views and likes for one post cost {post}, and you choose 10 posts. You pay {post} per post, {total} at most.',
    },
    wait: {
      title: 'If your funds run out',
      text: 'The subscription waits and we notify you. Add funds and it resumes automatically.',
    },
    end: {
      title: 'When it ends',
      limit: 'It completes once the number of posts is reached.',
      cancel: 'Cancel any time. Orders already placed continue; no new ones are placed.',
      idle: 'After 30 days without a new post we cancel it, so a forgotten subscription never spends your money. Some panels use a different period.',
      options: 'Some services also let you set an end date, a delay or a random quantity range.',
    },
    start: 'Set up a subscription',
    own: 'View subscriptions',
  },
  keywords: {
    title: 'About the YouTube keyword tool',
    lead: 'See what people search for in the country you choose, and use those words in your videos.',
    how: {
      title: 'How to use it',
      word: 'Enter a word or short phrase your video is about.',
      country: 'Choose your viewers’ country. The default is the United Kingdom.',
      choose: 'Choose the suggestions that describe your video.',
      write: 'Use them in the title, the first lines of the description and the tags.',
    },
    source: {
      title: 'Where the suggestions come from',
      text: 'They are Google’s autocomplete suggestions for your keyword in that country: phrases people actually search for. We don’t add any.',
      note: 'Panels not connected to this source show sample data, always labeled as such.',
    },
    limit: {
      title: 'Daily limit',
      text: 'Each account has a daily number of searches. The tool shows how many are left.',
    },
    good: {
      title: 'Choosing keywords',
      text: 'Longer phrases are searched less often but have less competition and clearer intent. A video needs a few relevant phrases, not thirty. Unrelated keywords drive viewers away and violate YouTube’s policies.',
      note: 'No tool can guarantee a ranking. Titles and tags help people find a video; how it ranks depends on how they respond.',
    },
    track: {
      title: 'Tracking results',
      text: 'A YouTube campaign tracks your video’s position for the keywords and countries you choose: on demand, daily, weekly or monthly.',
    },
    open: 'Open the keyword tool',
    plans: 'View plans and pricing',
  },
  plans: {
    title: 'Plans and pricing',
    lead: 'A plan tracks your videos’ positions in YouTube search. Keyword suggestions work without one.',
    slots: {
      title: 'What’s included',
      text: 'The number of keywords you can track at the same time across all campaigns. Slots left: your plan’s limit minus the keywords you track now.',
    },
    track: {
      title: 'Check frequency',
      text: 'Choose per campaign: on demand, daily, weekly or monthly, in one or more countries.',
    },
    trial: {
      title: 'Trial days',
      text: 'Some plans start with a free trial. The trial length and the price afterwards are shown on the plan.',
    },
    full: {
      title: 'When you reach the limit',
      text: 'Active campaigns continue. To track more keywords, upgrade your plan.',
    },
    start: 'Create a campaign',
    about: 'About the keyword tool',
  },
} as const;
