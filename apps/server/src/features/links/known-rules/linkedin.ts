import { at } from './known-rule.ts';

const home = 'https://www.linkedin.com';
const number = '(\\d{10,25})';
const ending = '(?:-[\\w-]{1,12})?';

export const linkedin = [
  ...at('*.linkedin.com', [
    [
      'post',
      `/(?:feed/update|embed/feed/update)/urn:li:(activity|share|ugcPost):${number}`,
      `${home}/feed/update/urn:li:{1}:{2}`,
    ],
    ['post', `/posts/[^/]{1,300}[_-]activity-${number}${ending}`, `${home}/feed/update/urn:li:activity:{1}`],
    ['post', `/posts/[^/]{1,300}[_-]share-${number}${ending}`, `${home}/feed/update/urn:li:share:{1}`],
    ['post', `/posts/[^/]{1,300}[_-]ugcPost-${number}${ending}`, `${home}/feed/update/urn:li:ugcPost:{1}`],
    ['post', '/pulse/([^/]{3,300})', `${home}/pulse/{1}/`],
    [
      'page',
      '/company/([^/]{1,100})(?:/(?:about|posts|people|jobs|life|videos))?',
      `${home}/company/{1|lower}`,
    ],
    ['page', '/school/([^/]{1,100})(?:/(?:about|posts|people))?', `${home}/school/{1|lower}`],
    ['page', '/showcase/([^/]{1,100})(?:/(?:about|posts))?', `${home}/showcase/{1|lower}`],
    ['profile', '/in/([^/]{3,100})(?:/[a-z]{2}|/recent-activity(?:/[a-z]{2,10})?)?', `${home}/in/{1|lower}`],
    ['group', '/groups/(\\d{3,15})', `${home}/groups/{1}/`],
    ['event', '/events/([^/]{3,300})', `${home}/events/{1}/`],
  ]),
  ...at('lnkd.in', [['post page profile', '/(?:p/)?([\\w-]{5,20})', 'https://lnkd.in/{1}']]),
];
