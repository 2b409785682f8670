import { at } from './known-rule.ts';

const home = 'https://www.tiktok.com';
const short = 'https://vm.tiktok.com/{1}/';
const byNumber = 'https://m.tiktok.com/v/{1}.html';
/** The number alone identifies the post; after a name it is the second group. */
const named = 'https://m.tiktok.com/v/{2}.html';

export const tiktok = [
  ...at('vm.tiktok.com vt.tiktok.com', [['video post', '/([A-Za-z0-9]{6,15})', short]]),
  ...at('www.tiktok.com tiktok.com m.tiktok.com', [
    ['video post', '/@([\\w.]{2,24})/video/(\\d{10,25})', [`${home}/@{1|lower}/video/{2}`, named]],
    ['video post', '/@([\\w.]{2,24})/photo/(\\d{10,25})', [`${home}/@{1|lower}/photo/{2}`, named]],
    ['video post', '/(?:v|embed|embed/v2|player/v1)/(\\d{10,25})(?:\\.html)?', byNumber],
    ['video post', '/t/([A-Za-z0-9]{6,15})', [`${home}/t/{1}/`, short]],
    ['stream', '/@([\\w.]{2,24})/live', `${home}/@{1|lower}/live`],
    ['track', '/music/([^/]{1,200}-\\d{10,25})', `${home}/music/{1}`],
    ['profile', '/@([\\w.]{2,24})', `${home}/@{1|lower}`],
  ]),
];
