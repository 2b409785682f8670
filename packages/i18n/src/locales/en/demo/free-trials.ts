import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Free views for your video',
    short_body: 'See how delivery works before you pay.',
    steps: [
      'Copy the link to your public video.',
      'Paste it into the form and submit.',
      'Track the order on your orders page.',
    ],
  },
  post: {
    name: 'Likes for a post that mentions us',
    short_body: 'Tell others about this panel and get free likes.',
    steps: [
      'Publish a post that mentions this panel, in your own words. Mark it as advertising if your network requires it.',
      'Send its link as proof.',
      'We review it and order the likes for the link you enter.',
    ],
  },
  regulars: {
    name: 'A thank-you for regular customers',
    short_body: 'Free views once you’ve spent and added a small amount.',
    steps: [
      'Reach both amounts shown above.',
      'Paste the link to your public video.',
      'The order starts right away.',
    ],
  },
};
