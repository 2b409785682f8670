import { at, notNames } from './known-rule.ts';

const hosts = 'vk.com www.vk.com m.vk.com vk.ru www.vk.ru m.vk.ru vkontakte.ru';
/** A clip is also shown as a video. */
const clip = ['https://vk.com/clip{1}', 'https://vk.com/video{1}'] as const;
const pair = '(-?\\d{1,12}_\\d{1,12})';

export const vk = [
  ...at('vkvideo.ru www.vkvideo.ru m.vkvideo.ru', [
    ['video post', `/(?:playlist/-?[\\w-]{1,40}/)?video${pair}`, 'https://vk.com/video{1}'],
    ['video post short', `/clip${pair}`, clip],
    ['group page', '/@([\\w.]{2,32})', 'https://vk.com/{1|lower}'],
  ]),
  ...at(hosts, [
    ['post', `/[\\w.-]*\\?w=wall${pair}(?:/all|_r\\d{1,12})?`, 'https://vk.com/wall{1}', 'w'],
    ['post', `/[\\w.-]*\\?z=photo${pair}(?:/.*)?`, 'https://vk.com/photo{1}', 'z'],
    ['video post', `/[\\w./@-]*\\?z=video${pair}(?:/.*)?`, 'https://vk.com/video{1}', 'z'],
    ['video post short', `/[\\w./@-]*\\?z=clip${pair}(?:/.*)?`, clip, 'z'],
    ['post', `/wall${pair}`, 'https://vk.com/wall{1}'],
    ['post', `/photo${pair}`, 'https://vk.com/photo{1}'],
    ['video post', `/(?:video/)?video${pair}`, 'https://vk.com/video{1}'],
    ['video post short', `/(?:clips/[\\w.]{2,32}/)?clip${pair}`, clip],
    ['track', `/audio${pair}(?:_\\w{4,40})?`, 'https://vk.com/audio{1}'],
    ['playlist', `/music/(?:album|playlist)/${pair}(?:_\\w{4,40})?`, 'https://vk.com/music/playlist/{1}'],
    ['group page', '/(?:club|public|event)(\\d{1,12})', 'https://vk.com/club{1}'],
    ['profile', '/id(\\d{1,12})', 'https://vk.com/id{1}'],
  ]),
  ...notNames(
    hosts,
    'feed im friends groups video videos audio audios photos music login settings market apps bookmarks clips search games support about dev away.php share.php wall restore join docs',
  ),
  ...at(hosts, [['group page profile', '/@?([A-Za-z_][\\w.]{1,31})', 'https://vk.com/{1|lower}']]),
];
