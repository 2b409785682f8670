import { expect, test } from 'vitest';
import { promotedTarget } from './promoted-target.ts';

const video = { kind: 'video', videoId: 'AbCdEfGhI-_' };

test.each([
  ['https://www.youtube.com/watch?v=AbCdEfGhI-_', video],
  ['https://www.youtube.com/shorts/AbCdEfGhI-_', video],
  ['https://youtu.be/AbCdEfGhI-_', video],
  ['https://m.youtube.com/live/AbCdEfGhI-_', video],
  [
    'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw',
    { kind: 'channel', reference: { kind: 'id', value: 'UC_x5XG1OV2P6uZZ5FSM9Ttw' } },
  ],
  [
    'https://www.youtube.com/@some.name',
    { kind: 'channel', reference: { kind: 'handle', value: '@some.name' } },
  ],
  ['https://www.youtube.com/watch?v=short', undefined],
  ['https://www.youtube.com/playlist?list=PLabcdefghijk', undefined],
  ['https://vimeo.com/AbCdEfGhI-_', undefined],
  ['https://youtube.com.evil.example/watch?v=AbCdEfGhI-_', undefined],
  ['', undefined],
])('%s', (link, target) => {
  expect(promotedTarget(link)).toEqual(target);
});
