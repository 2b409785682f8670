import { afterAll, expect, test } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { type Answer, startLocalServer } from '../../testing/gateways/local-server.ts';
import { plainText } from './plain-text.ts';
import { watchers } from './watchers.ts';

const pages = new Map<string, Answer>();
const server = await startLocalServer(async ({ path }) => pages.get(path) ?? { status: 404, body: '' });
afterAll(() => server.stop());

/** Every host resolves to the local server. */
const local = createGuardedFetch({ allowLoopback: true });
const fetch: GuardedFetch = (url, request) => {
  const { pathname, search } = new URL(url);
  return local(`${server.origin}${pathname}${search}`, request);
};
const feed = (link: string, listAddress: string | null = null) => watchers.feed(fetch, { link, listAddress });
const telegram = (link: string) => watchers.telegram(fetch, { link, listAddress: null });

const youtube = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
 <link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=UC1"/>
 <id>yt:channel:1</id><title>Channel</title>
 <entry><id>yt:video:AbCdEfGhIjK</id><yt:videoId>AbCdEfGhIjK</yt:videoId><title>Cats &amp; dogs</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=AbCdEfGhIjK"/>
  <published>2026-01-15T10:00:00+00:00</published><updated>2026-01-16T10:00:00+00:00</updated></entry>
 <entry><id>yt:video:ShortShortS</id><title>Short</title>
  <link rel="alternate" href="https://www.youtube.com/shorts/ShortShortS"/>
  <published>2026-01-14T10:00:00+00:00</published></entry>
</feed>`;

test('YouTube: by its number at once, by its name through the page that names the feed', async () => {
  const id = `UC${'x'.repeat(22)}`;
  pages.set(`/feeds/videos.xml?channel_id=${id}`, { type: 'text/xml', body: youtube });
  pages.set('/@cats', {
    type: 'text/html',
    body: `<html><head><link rel="canonical" href="https://www.youtube.com/channel/${id}">
      <link rel="alternate" type="application/rss+xml" title="RSS"
        href="https://www.youtube.com/feeds/videos.xml?channel_id=${id}"></head>`,
  });
  for (const link of [`https://www.youtube.com/channel/${id}`, 'https://www.youtube.com/@cats'])
    expect(await feed(link)).toEqual({
      seen: 'publications',
      listAddress: `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`,
      publications: [
        {
          key: 'yt:video:AbCdEfGhIjK',
          link: 'https://www.youtube.com/watch?v=AbCdEfGhIjK',
          title: 'Cats & dogs',
          publishedAt: new Date('2026-01-15T10:00:00Z'),
        },
        {
          key: 'yt:video:ShortShortS',
          link: 'https://www.youtube.com/shorts/ShortShortS',
          title: 'Short',
          publishedAt: new Date('2026-01-14T10:00:00Z'),
        },
      ],
    });
});

test('RSS: one item or many, with and without date, guid and CDATA; a script is no address', async () => {
  const items = `<item><title><![CDATA[<b>One</b>]]></title><link>/posts/1?a=1&amp;b=2</link>
    <guid isPermaLink="false">one</guid><pubDate>Thu, 15 Jan 2026 10:00:00 GMT</pubDate></item>
    <item><title>Two</title><link>javascript:alert(1)</link></item>
    <item><title>Three</title><guid>https://blog.example/3</guid></item>`;
  pages.set('/rss', { body: `<rss><channel><title>T</title>${items}</channel></rss>` });
  expect(await feed('https://blog.example/rss')).toMatchObject({
    publications: [
      {
        key: 'one',
        link: 'https://blog.example/posts/1?a=1&b=2',
        title: 'One',
        publishedAt: new Date('2026-01-15T10:00:00Z'),
      },
      { key: 'https://blog.example/3', publishedAt: null },
    ],
  });
  pages.set('/one', {
    body: '<rss><channel><item><link>https://blog.example/x</link></item></channel></rss>',
  });
  expect(await feed('https://blog.example/one')).toMatchObject({ publications: [{ title: '' }] });
  pages.set('/empty', { body: '<rss><channel><title>Nothing yet</title></channel></rss>' });
  pages.set('/bare', { body: '<rss><channel></channel></rss>' });
  for (const name of ['empty', 'bare'])
    expect(await feed(`https://blog.example/${name}`)).toMatchObject({ publications: [] });
});

test('a file that would grow is read as it stands', async () => {
  const bomb = `<!DOCTYPE f [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;">]>
    <rss><channel><item><title>&b;&b;</title><link>https://blog.example/1</link></item></channel></rss>`;
  pages.set('/bomb', { body: bomb });
  const look = await feed('https://blog.example/bomb');
  expect(JSON.stringify(look).length).toBeLessThan(500);
});

test('who is not there, who is silent, and who sends one round in circles', async () => {
  expect(await feed('https://blog.example/missing')).toEqual({ seen: 'nobody' });
  pages.set('/page', { type: 'text/html', body: '<html>No feed here</html>' });
  expect(await feed('https://blog.example/page')).toEqual({ seen: 'nobody' });
  pages.set('/broken', { status: 503, body: '' });
  expect(await feed('https://blog.example/broken')).toEqual({ seen: 'silence' });
  pages.set('/circle', { status: 302, headers: { location: '/circle' }, body: '' });
  expect(await feed('https://blog.example/circle')).toEqual({ seen: 'silence' });
  pages.set('/moved', { status: 301, headers: { location: '/rss' }, body: '' });
  expect(await feed('https://blog.example/moved')).toMatchObject({ seen: 'publications' });
  const strict = createGuardedFetch({ allowLoopback: false });
  expect(await watchers.feed(strict, { link: 'http://127.0.0.1:8080/rss', listAddress: null })).toEqual({
    seen: 'silence',
  });
});

test('Telegram: posts of a public channel, without what is no post; a private one is nobody', async () => {
  const message = (number: number, more = '') => `<div class="tgme_widget_message_wrap">
    <div class="tgme_widget_message js-widget_message ${more}" data-post="Cats/${number}" data-view="x">
    <div class="tgme_widget_message_text js-message_text" dir="auto">Hello <b>you</b><br/>there</div>
    <a href="https://t.me/Cats/${number}"><time datetime="2026-01-15T10:0${number}:00+00:00">10:00</time></a></div></div>`;
  const body = `<div class="tgme_channel_info"></div>${message(1)}${message(2, 'service_message')}${message(3)}`;
  pages.set('/s/cats', { type: 'text/html', body });
  expect(await telegram('https://t.me/cats')).toEqual({
    seen: 'publications',
    listAddress: 'https://t.me/s/cats',
    publications: [1, 3].map((number) => ({
      key: String(number),
      link: `https://t.me/cats/${number}`,
      title: 'Hello you there',
      publishedAt: new Date(`2026-01-15T10:0${number}:00Z`),
    })),
  });
  pages.set('/s/secret', { status: 302, headers: { location: '/secret' }, body: '' });
  pages.set('/secret', { type: 'text/html', body: '<div class="tgme_page">Contact</div>' });
  expect(await telegram('https://t.me/secret')).toEqual({ seen: 'nobody' });
  expect(await telegram('https://t.me/+AbCdEfGhIjKlMnOp')).toEqual({ seen: 'nobody' });
});

test('markup becomes one line of words', () => {
  expect(plainText('<p>a &lt;b&gt;\n &#39;c&#x27; &bogus; &#0;</p>')).toBe("a <b> 'c' &bogus; &#0;");
  expect(plainText('x'.repeat(500))).toHaveLength(200);
});
