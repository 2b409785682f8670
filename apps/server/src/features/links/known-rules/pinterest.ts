import { at, notNames } from './known-rule.ts';

const endings = 'com de fr es it pt ca jp se dk at ch cl nz ie ru co.uk co.kr com.au com.mx com.br ph nl be';
const hosts = endings.replaceAll(/\S+/g, '*.pinterest.$&');
const home = 'https://www.pinterest.com';

export const pinterest = [
  ...at('pin.it', [['post profile', '/([A-Za-z0-9]{5,15})', 'https://pin.it/{1}']]),
  ...at(hosts, [
    [
      'post',
      '/pin/(?:[^/]{1,300}--)?(\\d{10,25})(?:/(?:sent|feedback|visual-search|edit))?',
      `${home}/pin/{1}/`,
    ],
  ]),
  ...notNames(
    hosts,
    'pin ideas search today settings login business categories resource explore news_hub topics _ about password oauth',
  ),
  ...at(hosts, [
    ['profile', '/(\\w{3,30})(?:/(?:_created|_saved|_profile|pins|boards))?', `${home}/{1|lower}/`],
    ['playlist', '/(\\w{3,30})/([^/]{1,100})', `${home}/{1|lower}/{2}/`],
  ]),
];
