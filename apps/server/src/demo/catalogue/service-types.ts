import type { DemoKind, DemoTarget } from '@marquee/i18n/demo-texts.ts';
import type { NetworkSlug } from './networks.ts';

export interface ServiceTypeFacts {
  network: NetworkSlug;
  kind: DemoKind;
  target: DemoTarget;
  /** US dollars per 1000 of the medium variant. */
  price: number;
  services: number;
  exampleLink: string;
  /** The brand before the noun, where it differs from the network's name. */
  brand?: string;
  slug: string;
}

type Row = readonly [
  kind: DemoKind,
  target: DemoTarget,
  price: number,
  services: number,
  exampleLink: string,
];

function on(network: NetworkSlug, rows: readonly Row[], brand?: string): ServiceTypeFacts[] {
  return rows.map(([kind, target, price, services, exampleLink]) => ({
    network,
    kind,
    target,
    price,
    services,
    exampleLink,
    brand,
    slug: `${(brand ?? network).toLowerCase().replaceAll(' ', '-')}-${kind}`,
  }));
}

export const youtubeVideo = 'https://www.youtube.com/watch?v=AbCdEfGhIjK';
const youtubeChannel = 'https://www.youtube.com/@yourchannel';
const instagramPost = 'https://www.instagram.com/p/AbCdEfGhIjK/';
const instagramProfile = 'https://www.instagram.com/yourprofile/';
const tiktokVideo = 'https://www.tiktok.com/@yourprofile/video/7300000000000000000';
const telegramPost = 'https://t.me/yourchannel/42';
const telegramChannel = 'https://t.me/yourchannel';
const facebookPost = 'https://www.facebook.com/yourpage/posts/1000000000000000';
const facebookPage = 'https://www.facebook.com/yourpage';
const xPost = 'https://x.com/yourprofile/status/1700000000000000000';
const spotifyTrack = 'https://open.spotify.com/track/0AbCdEfGhIjKlMnOpQrStU';
const spotifyArtist = 'https://open.spotify.com/artist/0AbCdEfGhIjKlMnOpQrStU';
const spotifyPlaylist = 'https://open.spotify.com/playlist/0AbCdEfGhIjKlMnOpQrStU';
const vkPost = 'https://vk.com/wall-100000_42';
const linkedinPost = 'https://www.linkedin.com/feed/update/urn:li:activity:7100000000000000000';
const soundcloudTrack = 'https://soundcloud.com/yourprofile/your-track';
const threadsPost = 'https://www.threads.net/@yourprofile/post/AbCdEfGhIjK';

export const serviceTypes: readonly ServiceTypeFacts[] = [
  ...on('youtube', [['views', 'video', 1.2, 12, youtubeVideo]]),
  ...on(
    'youtube',
    [['views', 'video', 0.6, 11, 'https://www.youtube.com/shorts/AbCdEfGhIjK']],
    'YouTube Shorts',
  ),
  ...on('youtube', [
    ['subscribers', 'channel', 14, 12, youtubeChannel],
    ['likes', 'video', 0.9, 10, youtubeVideo],
    ['comments', 'video', 9, 8, youtubeVideo],
    ['watch-hours', 'channel', 16, 6, youtubeChannel],
    ['live-viewers', 'stream', 5, 8, 'https://www.youtube.com/live/AbCdEfGhIjK'],
    ['shares', 'video', 1.5, 8, youtubeVideo],
  ]),
  ...on('instagram', [
    ['followers', 'profile', 1.4, 12, instagramProfile],
    ['likes', 'post', 0.22, 12, instagramPost],
  ]),
  ...on(
    'instagram',
    [['views', 'video', 0.03, 11, 'https://www.instagram.com/reel/AbCdEfGhIjK/']],
    'Instagram Reels',
  ),
  ...on('instagram', [
    ['story-views', 'story', 0.14, 8, instagramProfile],
    ['comments', 'post', 5, 8, instagramPost],
    ['saves', 'post', 0.12, 8, instagramPost],
    ['shares', 'post', 0.28, 8, instagramPost],
    ['profile-visits', 'profile', 0.32, 8, instagramProfile],
  ]),
  ...on('tiktok', [
    ['views', 'video', 0.02, 12, tiktokVideo],
    ['followers', 'profile', 2.6, 12, 'https://www.tiktok.com/@yourprofile'],
    ['likes', 'video', 0.42, 11, tiktokVideo],
    ['shares', 'video', 0.24, 8, tiktokVideo],
    ['saves', 'video', 0.15, 8, tiktokVideo],
    ['comments', 'video', 5.5, 8, tiktokVideo],
    ['live-viewers', 'stream', 4.2, 8, 'https://www.tiktok.com/@yourprofile/live'],
  ]),
  ...on('telegram', [
    ['members', 'channel', 1.1, 12, telegramChannel],
    ['views', 'post', 0.03, 11, telegramPost],
    ['reactions', 'post', 0.12, 10, telegramPost],
    ['shares', 'post', 0.18, 7, telegramPost],
    ['comments', 'post', 6.5, 7, telegramPost],
    ['boosts', 'channel', 110, 6, telegramChannel],
  ]),
  ...on('facebook', [
    ['followers', 'page', 1.1, 10, facebookPage],
    ['page-likes', 'page', 1.5, 9, facebookPage],
    ['likes', 'post', 0.4, 9, facebookPost],
    ['views', 'video', 0.14, 9, 'https://www.facebook.com/watch/?v=1000000000000000'],
    ['comments', 'post', 7.5, 7, facebookPost],
    ['shares', 'post', 1.4, 8, facebookPost],
    ['group-members', 'group', 1.3, 8, 'https://www.facebook.com/groups/yourgroup'],
  ]),
  ...on('x', [
    ['followers', 'profile', 4.2, 11, 'https://x.com/yourprofile'],
    ['likes', 'post', 1.9, 9, xPost],
    ['views', 'post', 0.02, 9, xPost],
    ['reposts', 'post', 2.2, 8, xPost],
    ['comments', 'post', 13, 7, xPost],
    ['bookmarks', 'post', 0.7, 7, xPost],
  ]),
  ...on('twitch', [
    ['followers', 'channel', 0.6, 9, 'https://www.twitch.tv/yourchannel'],
    ['live-viewers', 'stream', 7, 8, 'https://www.twitch.tv/yourchannel'],
  ]),
  ...on(
    'twitch',
    [['views', 'video', 0.18, 8, 'https://www.twitch.tv/yourchannel/clip/YourClip']],
    'Twitch Clips',
  ),
  ...on('spotify', [
    ['plays', 'track', 0.42, 10, spotifyTrack],
    ['followers', 'profile', 0.6, 9, spotifyArtist],
    ['monthly-listeners', 'profile', 1.3, 8, spotifyArtist],
    ['saves', 'track', 0.6, 8, spotifyTrack],
    ['playlist-followers', 'playlist', 0.6, 8, spotifyPlaylist],
  ]),
  ...on('vk', [
    ['members', 'group', 1.7, 9, 'https://vk.com/yourcommunity'],
    ['likes', 'post', 0.6, 8, vkPost],
    ['views', 'post', 0.06, 8, vkPost],
    ['reposts', 'post', 1.4, 7, vkPost],
  ]),
  ...on('linkedin', [
    ['followers', 'page', 11, 8, 'https://www.linkedin.com/company/yourcompany'],
    ['likes', 'post', 9, 7, linkedinPost],
    ['comments', 'post', 28, 6, linkedinPost],
    ['reposts', 'post', 12, 7, linkedinPost],
  ]),
  ...on('soundcloud', [
    ['plays', 'track', 0.05, 8, soundcloudTrack],
    ['followers', 'profile', 1.4, 8, 'https://soundcloud.com/yourprofile'],
    ['likes', 'track', 1.1, 7, soundcloudTrack],
    ['reposts', 'track', 1.2, 7, soundcloudTrack],
  ]),
  ...on('discord', [
    ['members', 'server', 3, 8, 'https://discord.gg/yourinvite'],
    ['online-members', 'server', 8, 6, 'https://discord.gg/yourinvite'],
  ]),
  ...on('threads', [
    ['followers', 'profile', 4.8, 8, 'https://www.threads.net/@yourprofile'],
    ['likes', 'post', 2.1, 8, threadsPost],
    ['reposts', 'post', 2.9, 7, threadsPost],
  ]),
  ...on('pinterest', [
    ['followers', 'profile', 1.4, 8, 'https://www.pinterest.com/yourprofile/'],
    ['saves', 'post', 1.1, 8, 'https://www.pinterest.com/pin/100000000000000000/'],
    ['impressions', 'post', 0.1, 8, 'https://www.pinterest.com/pin/100000000000000000/'],
  ]),
];
