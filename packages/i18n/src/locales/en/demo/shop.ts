import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'Recommended',
    fast: 'Fast',
    cheap: 'Low price',
    premium: 'Premium',
    'new': 'New',
  },
  offers: {
    popular: 'Most popular',
    discounted: 'On sale',
    packages: 'Fixed-price packages',
    next: 'Recommended next',
  },
  fields: {
    comments: ['Comments', 'One comment per line'],
    seo_keywords: ['Search words', 'Words by which visitors should find you, one phrase per line'],
    textarea: ['Subject', 'What your content is about, in a sentence or two'],
    languages: ['Language of the texts', 'Choose a language'],
  },
  websiteTraffic: {
    network: 'Websites',
    type: 'Website traffic',
    title: 'Visitors for your website',
    about: 'Visits to a page of yours, from the country, device and source that you choose.',
    name: 'Website traffic · Source of your choice',
    short: 'Visits from the country, device and source that you choose.',
    description:
      'The visits are spread over the day and stay on the page for about half a minute. They show in your statistics; they do not buy or sign up.',
    requirements: 'The page must be public, and no firewall or captcha may stand before it.',
  },
};
