import type { KnownNetwork } from '../known-rules/known-rules.ts';

/** Addresses at which a network shows one and the same thing; each is sent as it is. */
export const samePublications: Partial<Record<KnownNetwork, readonly (readonly string[])[]>> = {
  instagram: [
    [
      'https://www.instagram.com/p/C9aBcDeFgHi/',
      'https://www.instagram.com/reel/C9aBcDeFgHi/',
      'https://www.instagram.com/reels/C9aBcDeFgHi/?igsh=MzRlODBiNWFlZA==',
      'https://instagram.com/tv/C9aBcDeFgHi',
      'https://www.instagram.com/some.user/p/C9aBcDeFgHi/',
      'https://www.instagram.com/some.user/reel/C9aBcDeFgHi/',
    ],
    ['https://www.instagram.com/p/C9abcdefghi/', 'https://www.instagram.com/tv/C9abcdefghi/'],
    ['https://www.instagram.com/natgeo/', 'https://www.instagram.com/natgeo/live/'],
  ],
  youtube: [
    [
      'https://www.youtube.com/watch?v=a1B2c3D4e5F',
      'https://youtube.com/shorts/a1B2c3D4e5F?si=xyz',
      'https://youtu.be/a1B2c3D4e5F',
      'https://www.youtube.com/live/a1B2c3D4e5F',
      'https://www.youtube.com/embed/a1B2c3D4e5F',
    ],
    ['https://www.youtube.com/watch?v=a1b2c3d4e5f', 'https://m.youtube.com/shorts/a1b2c3d4e5f'],
    ['https://www.youtube.com/@lofigirl', 'https://www.youtube.com/@LofiGirl/live'],
    [
      'https://www.youtube.com/channel/UCBJycsmduvYEL83R_U4JriQ',
      'https://www.youtube.com/channel/UCBJycsmduvYEL83R_U4JriQ/live',
    ],
  ],
  tiktok: [
    [
      'https://www.tiktok.com/@khaby.lame/video/7300000000000000001',
      'https://www.tiktok.com/@khaby.lame/photo/7300000000000000001',
      'https://www.tiktok.com/@renamed/video/7300000000000000001',
      'https://m.tiktok.com/v/7300000000000000001.html',
      'https://www.tiktok.com/embed/v2/7300000000000000001',
    ],
    ['https://www.tiktok.com/@khaby.lame/video/7300000000000000002'],
    [
      'https://vm.tiktok.com/ZMeAbCdEf/',
      'https://vt.tiktok.com/ZMeAbCdEf/',
      'https://www.tiktok.com/t/ZMeAbCdEf/',
    ],
  ],
  x: [
    [
      'https://x.com/nasa/status/1700000000000000001',
      'https://twitter.com/renamed/status/1700000000000000001?s=20',
      'https://x.com/i/status/1700000000000000001',
      'https://twitter.com/i/web/status/1700000000000000001',
    ],
    ['https://x.com/nasa/status/1700000000000000002'],
    ['https://x.com/nasa'],
  ],
  facebook: [
    [
      'https://www.facebook.com/watch/?v=1234567890123456',
      'https://www.facebook.com/reel/1234567890123456',
      'https://www.facebook.com/somepage/videos/a-nice-title/1234567890123456',
    ],
    [
      'https://www.facebook.com/somepage/posts/1234567890123457',
      'https://www.facebook.com/permalink.php?story_fbid=1234567890123457&id=100012345',
      'https://m.facebook.com/story.php?story_fbid=1234567890123457&id=100012345',
    ],
    [
      'https://www.facebook.com/groups/dogs/posts/1234567890123458/',
      'https://www.facebook.com/groups/98765432101/permalink/1234567890123458',
    ],
    ['https://www.facebook.com/photo/?fbid=1234567890123458'],
  ],
  threads: [
    ['https://www.threads.net/@zuck/post/CuXFPIeLLod', 'https://www.threads.net/t/CuXFPIeLLod'],
    ['https://www.threads.net/@zuck/post/CuXFPIeLLoe'],
  ],
  vk: [
    ['https://vk.com/video-12345_678', 'https://vk.com/clip-12345_678', 'https://vkvideo.ru/clip-12345_678'],
    ['https://vk.com/video-12345_679'],
    ['https://vk.com/wall-12345_678'],
  ],
};
