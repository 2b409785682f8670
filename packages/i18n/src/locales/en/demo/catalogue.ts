import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${brand} ${noun}`,
  kinds: {
    views: [
      'views',
      'A higher view count shows newcomers that people already take an interest in what you publish.',
    ],
    likes: ['likes', 'Likes are the first sign of approval that a visitor sees next to your content.'],
    subscribers: ['subscribers', 'Subscribers show that a channel is worth coming back to.'],
    followers: ['followers', 'A larger following gives your name weight with visitors and partners.'],
    comments: ['comments', 'Comments open a conversation under your content and invite others to join in.'],
    shares: ['shares', 'Shares carry your content beyond the circle of people who already know you.'],
    'watch-hours': ['watch hours', 'Watch time shows how long people stay with your videos.'],
    'live-viewers': [
      'live viewers',
      'An audience from the first minute makes a live stream more inviting for everyone who drops in.',
    ],
    'story-views': ['story views', 'Story views show that your daily updates reach people.'],
    saves: ['saves', 'Saves show that people mean to come back to your content.'],
    'profile-visits': [
      'profile visits',
      'Profile visits bring people to the page where they can get to know you.',
    ],
    members: ['members', 'A lively community invites new people to stay and take part.'],
    reactions: ['reactions', 'Reactions show at a glance how a post was received.'],
    boosts: ['boosts', 'Boosts unlock extra features of a channel for as long as they are active.'],
    'page-likes': ['page likes', 'Page likes help visitors see that a page is known and looked after.'],
    'group-members': ['group members', 'A group with many members gives every new topic more readers.'],
    reposts: ['reposts', 'Reposts put your content into the feeds of other people.'],
    bookmarks: ['bookmarks', 'Bookmarks show that a post is useful enough to be kept.'],
    plays: ['plays', 'A higher play count gives a track a better first impression.'],
    'monthly-listeners': [
      'monthly listeners',
      'Monthly listeners are the figure by which an artist page is judged first.',
    ],
    'playlist-followers': [
      'playlist followers',
      'Followers make a playlist more interesting for artists and listeners.',
    ],
    'online-members': ['online members', 'Members who are online make a server look open and awake.'],
    impressions: ['impressions', 'Impressions tell how often your content appeared in front of people.'],
  },
  typeTitle: (name) => `${name}: compare prices and order online`,
  howItWorks: (brand) =>
    `Compare services by price, start time and speed, paste a public ${brand} link and follow the delivery in your orders.`,
  targets: {
    video: 'The video is public and can be watched without age or country limits.',
    post: 'The post is public and stays online until the order is complete.',
    profile: 'The profile is public and keeps its name until the order is complete.',
    channel: 'The channel is public and its counter is visible.',
    stream: 'The stream is public and runs for the whole time ordered.',
    story: 'The profile is public and the story is online when the order starts.',
    track: 'The track is public and available worldwide.',
    playlist: 'The playlist is public.',
    page: 'The page is public, without age or country limits.',
    group: 'The group is open to join without approval.',
    server: 'The invitation link is permanent and has no limit of uses.',
  },
  questions: {
    start: {
      question: 'When does delivery start?',
      answer:
        'Every service states its usual start time and its speed per day. You can follow each order in your account.',
    },
    need: {
      question: (name) => `What do I need to order ${name}?`,
      answer: 'A public link is enough; nobody will ever ask for your password.',
    },
    drop: {
      question: 'What if the count falls later?',
      answer:
        'Services with a refill are topped up on request for the number of days stated. Services without one cost less and carry no such promise.',
    },
    partial: {
      question: 'What if an order is delivered only in part?',
      answer: 'The undelivered part is refunded to your balance.',
    },
  },
  qualities: {
    standard: ['Standard', 'Mixed accounts from many countries at a low price.'],
    highQuality: ['High quality', 'Accounts with a picture, posts and some history.'],
    premium: ['Premium', 'The best accounts we offer, checked before delivery.'],
    activeProfiles: [
      'Active profiles',
      'Delivered by people of partner communities who use the network regularly.',
    ],
    highRetention: ['High retention', 'Visitors stay for a good part of the content.'],
    fromSearch: ['From search', 'Visitors find the content through the search of the network.'],
    adTraffic: ['Ad traffic', 'Delivered through ad placements on partner sites and in apps.'],
    socialTraffic: ['From social media', 'Visitors arrive through posts on other social networks.'],
    fastStart: ['Fast start', 'Goes ahead of the usual queue.'],
    gradual: ['Gradual', 'Spread evenly over several days.'],
    largeVolume: ['Large volume', 'Made for big orders.'],
    worldwide: ['Worldwide', 'The audience comes from many countries.'],
    yourTexts: ['Your own texts', 'You write the texts, one per line; they are read before publication.'],
    emoji: ['Emoji', 'Short friendly comments made of emoji.'],
    onTopic: ['On topic', 'Short texts that fit the subject of your content.'],
    mixedReactions: ['Mixed positive', 'An even mix of friendly reactions.'],
    longVideos: ['Long videos', 'Needs videos of at least 60 minutes.'],
    wholesale: ['Wholesale', 'For customers with agreed volumes.'],
  },
  refill: (days) => [
    `${days}-day refill`,
    `If the count falls within ${days} days, it is topped up free of charge on request.`,
  ],
  noRefill: 'No refill if the count drops.',
  minutes: (count) => [`${count} minutes`, `Viewers stay for about ${count} minutes.`],
  days: (count) => [`${count} days`, `Stays active for ${count} days.`],
  symbol: (symbol) => [symbol, `Every reaction is ${symbol}.`],
  country: (name) => [name, `The audience comes from one country: ${name}.`],
  bundle: (quantity) => [`Package of ${quantity}`, `A fixed package of ${quantity} for one price.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Promotion services for social networks | ${panel}`,
      `Views, followers, likes and more for ${networks} networks: clear prices, start times and refills, and every order can be followed live.`,
    ],
    'orders-create': (panel) => [
      `New order | ${panel}`,
      'Paste a link, choose a service and see the exact price before you pay.',
    ],
    login: (panel) => [`Sign in | ${panel}`, 'Sign in to follow your orders, balance and subscriptions.'],
    register: (panel) => [
      `Create an account | ${panel}`,
      'Open an account in a minute and keep all orders in one place.',
    ],
    'free-trials': (panel) => [
      `Free trials | ${panel}`,
      'Try selected services free of charge before you order.',
    ],
    'api-documentation': (panel) => [
      `API documentation | ${panel}`,
      'Every call of the API with its fields, answers and examples.',
    ],
  },
  banners: {
    order: ['Paste a link, see the price, follow the delivery', 'Create an order'],
    referral: ['Recommend us and share in every order', 'Referral program'],
    dripFeed: ['Spread large orders over time', 'Set up drip-feed'],
  },
  menu: { api: 'API for developers', subscriptions: 'How subscriptions work' },
};
