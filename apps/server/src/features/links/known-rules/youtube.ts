import { at } from './known-rule.ts';

const hosts = 'youtube.com www.youtube.com m.youtube.com music.youtube.com gaming.youtube.com';
const video = 'https://www.youtube.com/watch?v={1}';
const byNumber = 'https://www.youtube.com/channel/{1}';
const byName = 'https://www.youtube.com/@{1|lower}';
const tabs = '(?:/(?:featured|videos|shorts|streams|playlists|community|posts|about))?';

export const youtube = [
  ...at('youtu.be www.youtu.be', [
    ['video stream', '/([\\w-]{11})', video],
    ['video stream', '/live/([\\w-]{11})', video],
  ]),
  ...at('youtube-nocookie.com www.youtube-nocookie.com', [['video stream', '/embed/([\\w-]{11})', video]]),
  ...at(hosts, [
    ['video stream', '/watch\\?v=([\\w-]{11})', video, 'v'],
    ['video stream', '/(?:live|embed|v|e|watch)/([\\w-]{11})', video],
    ['video short', '/shorts/([\\w-]{11})', ['https://www.youtube.com/shorts/{1}', video]],
    ['playlist', '/playlist\\?list=([\\w-]{12,64})', 'https://www.youtube.com/playlist?list={1}', 'list'],
    ['post', '/post/(Ugk[\\w-]{20,60})', 'https://www.youtube.com/post/{1}'],
    ['video clip', '/clip/(Ugk[\\w-]{20,60})', 'https://www.youtube.com/clip/{1}'],
    ['channel stream', '/channel/(UC[\\w-]{22})/live', [`${byNumber}/live`, byNumber]],
    ['channel', `/channel/(UC[\\w-]{22})${tabs}`, byNumber],
    ['channel stream', '/@([\\pL\\pN_.·-]{3,30})/live', [`${byName}/live`, byName]],
    ['channel', `/@([\\pL\\pN_.·-]{3,30})${tabs}`, byName],
    ['channel', `/c/([^/@]{1,100})${tabs}`, 'https://www.youtube.com/c/{1|lower}'],
    ['channel', `/user/(\\w{1,60})${tabs}`, 'https://www.youtube.com/user/{1|lower}'],
  ]),
];
