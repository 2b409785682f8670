import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeSettings } from '../settings/index.ts';
import { generateTags } from './generate-tags.ts';
import { plannedSuggest, plannedVideos, videoCard } from './testing/planned-sources.ts';

const database = await testDatabase();
const ctx = { ...(await testContext(database)), actor: { kind: 'guest' } as const };
const videoId = 'dQw4w9WgXcQ';
const address = `https://www.youtube.com/watch?v=${videoId}`;

const ask = (
  text: string,
  {
    suggest = plannedSuggest(),
    videos = plannedVideos({
      videos: [videoCard(videoId, 'Acoustic guitar lesson for beginners', ['Guitar', 'chords'])],
    }),
  } = {},
) => generateTags(ctx, { text, country: 'GB' }, { suggest: suggest.open, videos: videos.open });
const names = ({ tags }: Awaited<ReturnType<typeof ask>>) => tags.map(({ tag }) => tag);

test('a keyword: itself first, then what people search for; the store answers the next guest', async () => {
  const suggest = plannedSuggest();
  const found = await ask('jazz piano', { suggest });
  expect([found.kind, found.title, names(found)[0]]).toEqual(['keyword', null, 'jazz piano']);
  expect(names(found)).toContain('jazz piano tutorial');
  expect(suggest.asked).toHaveLength(1);
  await ask('Jazz  Piano', { suggest });
  expect(suggest.asked).toHaveLength(1);
});

test('a title: its topics are searched for', async () => {
  const suggest = plannedSuggest();
  const found = await ask('How to grow tomatoes in a small garden', { suggest });
  expect(found.kind).toBe('title');
  expect(suggest.asked.map(({ keyword }) => keyword)).toEqual(['grow tomatoes', 'small garden']);
  expect(names(found)).toContain('small garden for beginners');
});

test('an address: title and tags of its video', async () => {
  const found = await ask(address);
  expect([found.kind, found.title, found.source.state]).toEqual([
    'video',
    'Acoustic guitar lesson for beginners',
    'ok',
  ]);
  expect(names(found)).toEqual(expect.arrayContaining(['Guitar', 'chords', 'acoustic guitar']));
});

test('a private or removed video, and a source that cannot be asked', async () => {
  const gone = await ask(address, { videos: plannedVideos() });
  expect([gone.title, gone.tags, gone.source.state]).toEqual([null, [], 'gone']);
  const spent = await ask(address, { videos: plannedVideos({ fails: 'quota_used_up' }) });
  expect([spent.tags, spent.source.state]).toEqual([[], 'quota_used_up']);
});

test('without suggestions the words are left', async () => {
  const found = await ask('slow cooker chili recipe easy', {
    suggest: plannedSuggest({ fails: 'unavailable' }),
  });
  expect(found.source.state).toBe('unavailable');
  expect(names(found)).toContain('slow cooker');
});

test('another address, or nothing to read, is refused', async () => {
  await expect(ask('https://example.com/a')).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ field: 'text', code: 'not_a_video' }],
  });
  await expect(ask('\u200b\u200b')).rejects.toMatchObject({ fields: [{ field: 'text', code: 'required' }] });
  expect((await ask('!!!')).tags).toEqual([]);
});

test('switched off, it does not exist', async () => {
  const system = await testContext(database);
  await changeSettings(system, { enable_keyword_tools: false });
  const { open } = plannedSuggest();
  const off = generateTags(
    system,
    { text: 'jazz', country: 'GB' },
    { suggest: open, videos: plannedVideos().open },
  );
  await expect(off).rejects.toMatchObject({ code: 'not_found' });
});
