import { at, notNames } from './known-rule.ts';

const hosts = 'soundcloud.com www.soundcloud.com m.soundcloud.com';
const name = '([\\w-]{3,25})';

export const soundcloud = [
  ...at('on.soundcloud.com', [
    ['track playlist profile', '/([A-Za-z0-9]{5,25})', 'https://on.soundcloud.com/{1}'],
  ]),
  ...notNames(
    hosts,
    'discover stream you upload search charts pages login signin settings messages notifications jobs tags stations terms-of-use pro people mobile',
  ),
  ...at(hosts, [
    ['playlist', `/${name}/sets/([\\w-]{1,100})`, 'https://soundcloud.com/{1|lower}/sets/{2|lower}'],
    [
      'profile',
      `/${name}(?:/(?:tracks|popular-tracks|albums|sets|reposts|likes|followers|following|comments))?`,
      'https://soundcloud.com/{1|lower}',
    ],
    ['track', `/${name}/([\\w-]{1,100})`, 'https://soundcloud.com/{1|lower}/{2|lower}'],
  ]),
];
