import { expect, test } from 'vitest';
import { readVideoAddress } from './video-address.ts';

const id = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `http://m.youtube.com/watch?feature=share&v=${id}&t=12s`,
  `youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=x`,
  `https://music.youtube.com/watch?v=${id}&list=PL1`,
  `  https://www.youtube.com/embed/${id}  `,
])('%s names the video', (address) => {
  expect(readVideoAddress(address)).toEqual({ videoId: id, url: `https://www.youtube.com/watch?v=${id}` });
});

test.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/@GoogleDevelopers',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${id}x`,
  `https://www.youtube.com.evil.example/watch?v=${id}`,
  `https://me:secret@youtube.com/watch?v=${id}`,
  `https://youtube.com:8443/watch?v=${id}`,
  `javascript:alert(1)//youtube.com/watch?v=${id}`,
  `https://vimeo.com/${id}`,
])('%s names none', (address) => {
  expect(readVideoAddress(address)).toBeUndefined();
});
