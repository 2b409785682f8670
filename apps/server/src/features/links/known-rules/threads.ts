import { at } from './known-rule.ts';

const home = 'https://www.threads.net';

export const threads = at('www.threads.net threads.net www.threads.com threads.com', [
  [
    'post',
    '/@([\\w.]{1,30})/post/([\\w-]{5,40})(?:/media)?',
    [`${home}/@{1|lower}/post/{2}`, `${home}/t/{2}`],
  ],
  ['post', '/t/([\\w-]{5,40})', `${home}/t/{1}`],
  ['profile', '/@([\\w.]{1,30})(?:/(?:replies|media|reposts))?', `${home}/@{1|lower}`],
]);
