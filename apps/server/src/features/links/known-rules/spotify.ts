import { at } from './known-rule.ts';

const home = 'https://open.spotify.com';
const start = '/(?:intl-[a-z]{2}(?:-[a-z]{2})?/)?(?:embed/)?';
const number = '([A-Za-z0-9]{22})';

export const spotify = [
  ...at('open.spotify.com play.spotify.com', [
    ['track', `${start}track/${number}`, `${home}/track/{1}`],
    ['album', `${start}album/${number}`, `${home}/album/{1}`],
    ['playlist', `${start}playlist/${number}`, `${home}/playlist/{1}`],
    ['playlist', `${start}user/[^/]{1,64}/playlist/${number}`, `${home}/playlist/{1}`],
    ['profile', `${start}artist/${number}(?:/(?:about|discography/\\w{2,12}))?`, `${home}/artist/{1}`],
    ['profile', `${start}user/([^/]{1,64})`, `${home}/user/{1}`],
    ['channel', `${start}show/${number}`, `${home}/show/{1}`],
    ['track', `${start}episode/${number}`, `${home}/episode/{1}`],
  ]),
  ...at('spotify.link spotify.app.link', [
    ['track album playlist profile', '/([A-Za-z0-9]{8,20})', 'https://spotify.link/{1}'],
  ]),
];
