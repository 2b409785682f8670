/** A social network as the panel shows it: every fact is data an operator may change. */
interface NetworkFacts {
  slug: string;
  name: string;
  color: string;
  urlExamples: readonly string[];
  hasSearch?: true;
  /** How its channels' new publications are found. */
  watchedBy?: 'feed' | 'telegram';
  /** A 24 × 24 outline, drawn in one colour; holes run against the clock. */
  icon: string;
}

export const networks = [
  {
    slug: 'youtube',
    name: 'YouTube',
    color: '#FF0033',
    urlExamples: [
      'https://www.youtube.com/watch?v=AbCdEfGhIjK',
      'https://youtu.be/AbCdEfGhIjK',
      'https://www.youtube.com/shorts/AbCdEfGhIjK',
      'https://www.youtube.com/@yourchannel',
    ],
    hasSearch: true,
    watchedBy: 'feed',
    icon: 'M5.5 4.75h13A3.75 3.75 0 0 1 22.25 8.5v7a3.75 3.75 0 0 1-3.75 3.75h-13A3.75 3.75 0 0 1 1.75 15.5v-7A3.75 3.75 0 0 1 5.5 4.75ZM10 8.6v6.8l5.9-3.4Z',
  },
  {
    slug: 'instagram',
    name: 'Instagram',
    color: '#E1306C',
    urlExamples: [
      'https://www.instagram.com/p/AbCdEfGhIjK/',
      'https://www.instagram.com/reel/AbCdEfGhIjK/',
      'https://www.instagram.com/yourprofile/',
    ],
    icon: 'M8 2.25h8A5.75 5.75 0 0 1 21.75 8v8A5.75 5.75 0 0 1 16 21.75H8A5.75 5.75 0 0 1 2.25 16V8A5.75 5.75 0 0 1 8 2.25ZM8 4.25A3.75 3.75 0 0 0 4.25 8v8A3.75 3.75 0 0 0 8 19.75h8A3.75 3.75 0 0 0 19.75 16V8A3.75 3.75 0 0 0 16 4.25ZM12 7a5 5 0 0 1 0 10a5 5 0 0 1 0-10ZM12 9a3 3 0 0 0 0 6a3 3 0 0 0 0-6ZM17.2 5.6a1.2 1.2 0 0 1 0 2.4a1.2 1.2 0 0 1 0-2.4Z',
  },
  {
    slug: 'tiktok',
    name: 'TikTok',
    color: '#161823',
    urlExamples: [
      'https://www.tiktok.com/@yourprofile/video/7300000000000000000',
      'https://vm.tiktok.com/AbCdEfGhI/',
      'https://www.tiktok.com/@yourprofile',
    ],
    icon: 'M12.4 2h3.4c.3 2.7 2 4.5 4.7 4.8v3.4c-1.8 0-3.4-.5-4.7-1.5v6.9a6.2 6.2 0 1 1-6.2-6.2c.35 0 .7.03 1 .09v3.5a2.8 2.8 0 1 0 1.8 2.61Z',
  },
  {
    slug: 'telegram',
    name: 'Telegram',
    color: '#229ED9',
    urlExamples: [
      'https://t.me/yourchannel/42',
      'https://t.me/yourchannel',
      'https://t.me/+AbCdEfGhIjKlMnOp',
    ],
    watchedBy: 'telegram',
    icon: 'M2.35 10.95 20.4 4c.9-.35 1.75.4 1.55 1.35l-2.75 13.4c-.2 1-1.3 1.4-2.1.8l-4.2-3.1-2.2 2.15c-.5.5-1.3.25-1.4-.45l-.75-4.75 8.15-7.1-10 6.4-4.35-1.05c-.5-.12-.5-.7 0-.9Z',
  },
  {
    slug: 'facebook',
    name: 'Facebook',
    color: '#0866FF',
    urlExamples: [
      'https://www.facebook.com/yourpage',
      'https://www.facebook.com/yourpage/posts/1000000000000000',
      'https://www.facebook.com/groups/yourgroup',
    ],
    icon: 'M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20ZM10.5 21.9h3.4v-7.2h2.5l.45-3.1h-2.95V9.7c0-.95.45-1.6 1.7-1.6h1.4V5.45c-.55-.12-1.3-.2-2-.2-2.75 0-4.5 1.6-4.5 4.25v2.1H7.75v3.1h2.75Z',
  },
  {
    slug: 'x',
    name: 'X',
    color: '#0F1419',
    urlExamples: ['https://x.com/yourprofile/status/1700000000000000000', 'https://x.com/yourprofile'],
    icon: 'M2.6 3.2h6.1l4.35 5.95L18.4 3.2h2.5l-6.75 7.45L21.6 20.8h-6.1l-4.75-6.45-5.9 6.45h-2.5l7.3-8ZM6.1 5l10.3 14h1.7L7.8 5Z',
  },
  {
    slug: 'twitch',
    name: 'Twitch',
    color: '#9146FF',
    urlExamples: ['https://www.twitch.tv/yourchannel', 'https://www.twitch.tv/yourchannel/clip/YourClip'],
    icon: 'M6.2 2h15.3v11.2L16.4 18.3h-3.9L8.8 22H7.2v-3.7H2.5V5.7ZM6.9 4v10.6h3.3v2.6l2.6-2.6h3.7l3-3V4ZM11 7h1.9v4.8H11ZM15.4 7h1.9v4.8h-1.9Z',
  },
  {
    slug: 'spotify',
    name: 'Spotify',
    color: '#1DB954',
    urlExamples: [
      'https://open.spotify.com/track/0AbCdEfGhIjKlMnOpQrStU',
      'https://open.spotify.com/artist/0AbCdEfGhIjKlMnOpQrStU',
      'https://open.spotify.com/playlist/0AbCdEfGhIjKlMnOpQrStU',
    ],
    icon: 'M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20ZM6 7.6a1 1 0 0 0 .5 1.9c3.9-1.05 7.9-.65 11.2 1.2a1 1 0 0 0 1-1.75C14.9 6.8 10.4 6.4 6 7.6ZM6.5 11.2a.85.85 0 0 0 .45 1.65c3.2-.85 6.5-.5 9.25 1.05a.85.85 0 0 0 .85-1.5c-3.15-1.75-6.9-2.15-10.55-1.2ZM7 14.6a.75.75 0 0 0 .4 1.45c2.55-.65 5-.4 7.2.8a.75.75 0 0 0 .75-1.3c-2.6-1.4-5.4-1.7-8.35-.95Z',
  },
  {
    slug: 'vk',
    name: 'VK',
    color: '#0077FF',
    urlExamples: [
      'https://vk.com/wall-100000_42',
      'https://vk.com/yourcommunity',
      'https://vk.com/video-100000_42',
    ],
    icon: 'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2ZM5.1 8c.15 5 2.75 8.1 7.1 8.1h.7v-2.9c1.6.2 2.75 1.3 3.3 2.9h2.35c-.55-2-1.85-3.4-3.3-4.05C16.7 11.3 18 9.85 18.3 8h-2.1c-.5 1.65-1.75 2.9-3.3 3.1V8h-2.15v5.55C9.35 13.1 8 11.2 7.4 8Z',
  },
  {
    slug: 'linkedin',
    name: 'LinkedIn',
    color: '#0A66C2',
    urlExamples: [
      'https://www.linkedin.com/company/yourcompany',
      'https://www.linkedin.com/in/yourprofile',
      'https://www.linkedin.com/feed/update/urn:li:activity:7100000000000000000',
    ],
    icon: 'M5 2.25h14A2.75 2.75 0 0 1 21.75 5v14A2.75 2.75 0 0 1 19 21.75H5A2.75 2.75 0 0 1 2.25 19V5A2.75 2.75 0 0 1 5 2.25ZM7.15 5.2a1.6 1.6 0 0 0 0 3.2a1.6 1.6 0 0 0 0-3.2ZM5.75 9.8v8.4h2.8V9.8ZM10.3 9.8v8.4h2.8v-4.3c0-1.3.6-2 1.55-2s1.45.7 1.45 2v4.3h2.8v-4.9c0-2.5-1.3-3.75-3.15-3.75-1.2 0-2.1.5-2.65 1.35V9.8Z',
  },
  {
    slug: 'soundcloud',
    name: 'SoundCloud',
    color: '#FF5500',
    urlExamples: ['https://soundcloud.com/yourprofile/your-track', 'https://soundcloud.com/yourprofile'],
    icon: 'M.8 12.6h1.7v4.9H.8ZM3.6 10.2h1.7v8.1H3.6ZM6.4 11.2h1.7v7.3H6.4ZM9.2 7.4h1.7v11.1H9.2ZM12 5.8c.75-.3 1.55-.45 2.4-.45 3.05 0 5.5 2.3 5.8 5.3 1.75.2 3.05 1.75 3.05 3.75 0 2.3-1.65 4.1-3.75 4.1H12Z',
  },
  {
    slug: 'discord',
    name: 'Discord',
    color: '#5865F2',
    urlExamples: ['https://discord.gg/yourinvite', 'https://discord.com/invite/yourinvite'],
    icon: 'M8.6 4.2l.75 1.5c1.75-.3 3.55-.3 5.3 0l.75-1.5c1.6.25 3.1.75 4.4 1.45 1.9 3.2 2.9 6.9 2.6 11-1.5 1.3-3.3 2.3-5.2 2.9l-1.25-2.1c.7-.25 1.3-.55 1.9-.95-3.5 1.65-8.2 1.65-11.7 0 .6.4 1.2.7 1.9.95L6.8 19.55c-1.9-.6-3.7-1.6-5.2-2.9-.3-4.1.7-7.8 2.6-11 1.3-.7 2.8-1.2 4.4-1.45ZM8.5 9.7c-1.1 0-1.95.95-1.95 2.15S7.4 14 8.5 14s1.95-.95 1.95-2.15S9.6 9.7 8.5 9.7ZM15.5 9.7c-1.1 0-1.95.95-1.95 2.15S14.4 14 15.5 14s1.95-.95 1.95-2.15-.85-2.15-1.95-2.15Z',
  },
  {
    slug: 'threads',
    name: 'Threads',
    color: '#101010',
    urlExamples: [
      'https://www.threads.net/@yourprofile/post/AbCdEfGhIjK',
      'https://www.threads.net/@yourprofile',
    ],
    icon: 'M12 2c4.55 0 7.6 2.1 8.75 6.05l-2 .55C17.85 5.5 15.6 4 12 4c-4.6 0-6.9 2.75-6.9 8s2.3 8 6.9 8c3.6 0 5.9-1.6 5.9-3.9 0-1.15-.55-2.05-1.6-2.65-.4 2.55-1.95 4.05-4.3 4.05-2.2 0-3.75-1.35-3.75-3.25 0-2.1 1.75-3.4 4.4-3.4.6 0 1.15.05 1.65.1-.25-1.2-1.05-1.85-2.3-1.85-.95 0-1.7.35-2.25 1.05L8.2 9c.9-1.25 2.2-1.9 3.85-1.9 2.5 0 4.05 1.55 4.3 4.3 2.3.85 3.6 2.45 3.6 4.7C19.95 19.7 16.8 22 12 22c-5.8 0-9-3.6-9-10s3.2-10 9-10ZM12.5 12.8c-1.5 0-2.3.5-2.3 1.4 0 .8.7 1.35 1.75 1.35 1.45 0 2.2-.9 2.35-2.6-.55-.1-1.15-.15-1.8-.15Z',
  },
  {
    slug: 'pinterest',
    name: 'Pinterest',
    color: '#E60023',
    urlExamples: [
      'https://www.pinterest.com/pin/100000000000000000/',
      'https://www.pinterest.com/yourprofile/',
    ],
    icon: 'M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20ZM12.3 5.6c-3.7 0-5.8 2.4-5.8 5.1 0 1.5.8 2.9 2.1 3.4l.55-1.9c-.4-.4-.55-.9-.55-1.5 0-1.7 1.35-3.1 3.5-3.1 2 0 3.2 1.2 3.2 2.9 0 2-1 3.4-2.3 3.4-.75 0-1.3-.6-1.1-1.35l.75-3.05-1.95-.35L8.6 18.4l2.05.75.95-3.6c.4.35 1 .5 1.65.5 2.5 0 4.3-2.4 4.3-5.4 0-2.9-2.1-5.05-5.25-5.05Z',
  },
] as const satisfies readonly NetworkFacts[];

export type NetworkSlug = (typeof networks)[number]['slug'];
