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
    seo_keywords: ['Keywords', 'Keywords people should find you by, one per line'],
    textarea: ['Topic', 'What your content is about, in a sentence or two'],
    languages: ['Text language', 'Choose a language'],
  },
  websiteTraffic: {
    network: 'Websites',
    type: 'Website traffic',
    title: 'Visitors for your website',
    about: 'Visits to your page from the country, device and source you choose.',
    name: 'Website traffic · Custom source',
    short: 'Visits from the country, device and source you choose.',
    description:
      'Visits are spread over the day and last about 30 seconds each. They count in your statistics, but visitors don’t buy or sign up.',
    requirements: 'The page must be public, with no firewall or captcha in front of it.',
  },
};
