import { at, notNames } from './known-rule.ts';

const hosts = 'www.twitch.tv twitch.tv m.twitch.tv go.twitch.tv';
const channel = '(\\w{3,25})';

export const twitch = [
  ...at('clips.twitch.tv', [['video clip', '/([\\w-]{5,120})', 'https://clips.twitch.tv/{1}']]),
  ...at(hosts, [
    ['video clip', '/(?:\\w{3,25}/)?clip/([\\w-]{5,120})', 'https://clips.twitch.tv/{1}'],
    ['video', '/(?:videos|\\w{3,25}/v|\\w{3,25}/video)/(\\d{6,15})', 'https://www.twitch.tv/videos/{1}'],
    ['playlist', '/collections/(\\w{10,20})', 'https://www.twitch.tv/collections/{1}'],
  ]),
  ...notNames(
    hosts,
    'directory downloads jobs settings subscriptions turbo videos wallet search login signup inventory drops friends prime store clip collections popout moderator broadcast user team',
  ),
  ...at(hosts, [
    [
      'channel stream',
      `/${channel}(?:/(?:videos|clips|about|schedule|home|chat|live))?`,
      'https://www.twitch.tv/{1|lower}',
    ],
  ]),
];
