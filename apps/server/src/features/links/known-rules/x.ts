import { at, notNames } from './known-rule.ts';

const hosts = 'x.com www.x.com mobile.x.com twitter.com www.twitter.com mobile.twitter.com m.twitter.com';
const parts = '(?:/(?:photo|video)/\\d|/(?:analytics|retweets|reposts|likes|quotes))?';

export const x = [
  ...at(hosts, [
    ['post', `/i/(?:web/)?status/(\\d{5,20})${parts}`, 'https://x.com/i/status/{1}'],
    ['stream', '/i/(spaces|broadcasts)/(\\w{10,20})(?:/peek)?', 'https://x.com/i/{1}/{2}'],
  ]),
  ...notNames(
    hosts,
    'i home explore search notifications messages settings compose login signup intent hashtag share tos privacy about jobs logout download',
  ),
  ...at(hosts, [
    [
      'post',
      `/(\\w{1,15})/status(?:es)?/(\\d{5,20})${parts}`,
      ['https://x.com/{1|lower}/status/{2}', 'https://x.com/i/status/{2}'],
    ],
    [
      'profile',
      '/@?(\\w{1,15})(?:/(?:with_replies|media|likes|highlights|followers|following))?',
      'https://x.com/{1|lower}',
    ],
  ]),
];
