import { at, notNames } from './known-rule.ts';

const hosts = 'www.instagram.com instagram.com m.instagram.com instagr.am www.instagr.am';
const home = 'https://www.instagram.com';
/** A reel is also shown as a post. */
const post = `${home}/p/{1}/`;

export const instagram = [
  ...at(hosts, [
    ['post video', '/share/(p|reel)/([\\w-]{5,40})', `${home}/share/{1}/{2}/`],
    ['post video', '/(?:[\\w.]{1,30}/)?p/([\\w-]{5,40})', post],
    ['post video', '/(?:[\\w.]{1,30}/)?reels?/([\\w-]{5,40})', [`${home}/reel/{1}/`, post]],
    ['post video', '/(?:[\\w.]{1,30}/)?tv/([\\w-]{5,40})', [`${home}/tv/{1}/`, post]],
    ['profile', '/share/([\\w-]{8,40})', `${home}/share/{1}/`],
    ['story', '/stories/highlights/(\\d{5,25})', `${home}/stories/highlights/{1}/`],
    ['story', '/stories/([\\w.]{1,30})/(\\d{5,25})', `${home}/stories/{1|lower}/{2}/`],
    ['story profile', '/stories/([\\w.]{1,30})', `${home}/{1|lower}/`],
    ['stream profile', '/([\\w.]{1,30})/live', [`${home}/{1|lower}/live/`, `${home}/{1|lower}/`]],
  ]),
  ...notNames(
    hosts,
    'p reel reels tv stories share explore accounts direct about developer legal privacy terms web emails press api challenge oauth',
  ),
  ...at(hosts, [
    [
      'profile story',
      '/@?([\\w.]{1,30})(?:/(?:reels|tagged|channel|followers|following))?',
      `${home}/{1|lower}/`,
    ],
  ]),
];
