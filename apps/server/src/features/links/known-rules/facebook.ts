import { at, notNames } from './known-rule.ts';

const hosts =
  'www.facebook.com facebook.com m.facebook.com web.facebook.com mbasic.facebook.com touch.facebook.com fb.com www.fb.com m.fb.com';
const home = 'https://www.facebook.com';
const page = '([\\w.]{3,80})';
const video = `${home}/watch/?v={1}`;
/** Posts are numbered across all pages and groups. */
const post = (group: number) => `${home}/permalink.php?story_fbid={${group}}`;
const number = '(\\d{8,25})';

export const facebook = [
  ...at('fb.watch www.fb.watch', [['video post stream', '/([\\w-]{6,40})', 'https://fb.watch/{1}/']]),
  ...at(hosts, [
    ['video post stream', `/watch(?:/live)?\\?v=${number}`, video, 'v'],
    ['video post stream', `/video\\.php\\?v=${number}`, video, 'v'],
    ['video post stream', `/[\\w.]{3,80}/videos/(?:[^/]{1,300}/)?${number}`, video],
    ['video post', `/reel/${number}`, [`${home}/reel/{1}`, video]],
    [
      'post',
      `/groups/${page}/(?:posts|permalink)/${number}`,
      [`${home}/groups/{1|lower}/posts/{2}/`, post(2)],
    ],
    [
      'post',
      `/${page}/posts/(?:[^/]{1,300}/)?(pfbid\\w{20,120}|\\d{8,25})`,
      [`${home}/{1|lower}/posts/{2}`, post(2)],
    ],
    [
      'post',
      '/(?:story|permalink)\\.php\\?story_fbid=(pfbid\\w{20,120}|\\d{8,25})&id=(\\d{5,25})',
      [`${home}/permalink.php?story_fbid={1}&id={2}`, post(1)],
      'story_fbid id',
    ],
    ['post', `/photo(?:\\.php)?\\?fbid=${number}`, `${home}/photo/?fbid={1}`, 'fbid'],
    ['post', `/[\\w.]{3,80}/photos/(?:[\\w.-]{1,100}/)?${number}`, `${home}/photo/?fbid={1}`],
    ['post video', '/share/(p|r|v)/(\\w{6,40})', `${home}/share/{1}/{2}/`],
    ['page profile group', '/share/(g/)?(\\w{8,40})', `${home}/share/{1}{2}/`],
    ['event', `/events/${number}`, `${home}/events/{1}/`],
    ['group', `/groups/${page}(?:/(?:about|members|media|events|files))?`, `${home}/groups/{1|lower}`],
    ['page profile', '/profile\\.php\\?id=(\\d{5,25})', `${home}/profile.php?id={1}`, 'id'],
    ['page profile', '/(?:people|pages)/[^/]{1,150}/(\\d{5,25})', `${home}/profile.php?id={1}`],
    ['page profile', '/p/[^/]{1,150}-(\\d{5,25})', `${home}/profile.php?id={1}`],
  ]),
  ...notNames(
    hosts,
    'watch groups events marketplace gaming login login.php help policies photo photo.php story.php permalink.php profile.php video.php hashtag share sharer sharer.php reel reels stories messages search bookmarks pages people dialog plugins settings privacy business ads friends notifications home.php',
  ),
  ...at(hosts, [
    ['page profile', `/${page}(?:/(?:about|photos|videos|reels|followers|live|posts))?`, `${home}/{1|lower}`],
  ]),
];
