import { expect, test } from 'vitest';
import { channelReference } from './channel-reference.ts';

const id = 'UC_x5XG1OV2P6uZZ5FSM9Ttw';

test.each([
  [`https://www.youtube.com/channel/${id}`, 'id', id],
  [`http://m.youtube.com/channel/${id}/videos?view=0`, 'id', id],
  [`youtube.com/channel/${id}`, 'id', id],
  [id, 'id', id],
  ['https://www.youtube.com/@GoogleDevelopers', 'handle', '@GoogleDevelopers'],
  ['https://youtube.com/@GoogleDevelopers/featured', 'handle', '@GoogleDevelopers'],
  ['  @GoogleDevelopers ', 'handle', '@GoogleDevelopers'],
  ['https://www.youtube.com/@%E6%97%A5%E6%9C%AC%E8%AA%9E', 'handle', '@日本語'],
  ['https://music.youtube.com/@band.name', 'handle', '@band.name'],
  ['https://www.youtube.com/user/GoogleDevelopers', 'user', 'GoogleDevelopers'],
  ['https://www.youtube.com/c/GoogleDevelopers/about', 'custom', 'GoogleDevelopers'],
  ['www.youtube.com/GoogleDevelopers', 'custom', 'GoogleDevelopers'],
])('%s is the %s %s', (typed, kind, value) => {
  expect(channelReference(typed)).toEqual({ kind, value });
});

test.each([
  '',
  'a channel of mine',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/abc',
  'https://www.youtube.com/channel/UCshort',
  'https://www.youtube.com/@a',
  'https://www.youtube.com/@x<script>',
  'https://www.youtube.com/%E0%A4%A',
  'https://www.youtube.com/user/..%2F..',
  'https://www.youtube.com.evil.example/@GoogleDevelopers',
  'https://youtube.com@evil.example/@GoogleDevelopers',
  'https://me:secret@youtube.com/@GoogleDevelopers',
  'https://youtube.com:8443/@GoogleDevelopers',
  'javascript:alert(1)//youtube.com/@GoogleDevelopers',
  'https://vimeo.com/@GoogleDevelopers',
])('%j is no channel', (typed) => {
  expect(channelReference(typed)).toBeUndefined();
});
