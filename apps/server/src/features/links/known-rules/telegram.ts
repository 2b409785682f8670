import { at, notNames } from './known-rule.ts';

const hosts = 't.me www.t.me telegram.me www.telegram.me telegram.dog';
const name = '([A-Za-z]\\w{3,31})';

export const telegram = [
  ...at(hosts, [
    ['channel group', '/(?:joinchat/|\\+)([\\w-]{10,40})', 'https://t.me/+{1}'],
    ['channel', `/boost/${name}`, 'https://t.me/{1|lower}'],
  ]),
  ...notNames(
    hosts,
    'joinchat boost addstickers addemoji addtheme addlist setlanguage share proxy socks login contact invoice giftcode nft stickers confirmphone',
  ),
  ...at(hosts, [
    ['story', `/${name}/s/(\\d{1,9})`, 'https://t.me/{1|lower}/s/{2}'],
    ['post', `/(?:s/)?${name}/(\\d{1,9})`, 'https://t.me/{1|lower}/{2}'],
    ['post', `/${name}/\\d{1,9}/(\\d{1,9})`, 'https://t.me/{1|lower}/{2}'],
    ['channel group bot profile', `/(?:s/)?@?${name}`, 'https://t.me/{1|lower}'],
  ]),
];
