import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageText } from './message-text.tsx';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "javascript:alert(1)//https://a.example'onmouseover='alert(1)",
  'https://a.example/"onmouseover="alert(1)',
  'https://a.example/<script>',
  'data:text/html,<script>alert(1)</script>',
  '&lt;b&gt; &amp;',
  '{{constructor.constructor("alert(1)")()}}',
];

test.each(hostile)('%s stays what was typed', (text) => {
  const html = renderToStaticMarkup(<MessageText text={text} />);
  const tags = [...html.matchAll(/<\/?([a-z]+)([^>]*)>/g)];
  expect(tags.map(([, name]) => name).filter((name) => name !== 'p' && name !== 'a')).toEqual([]);
  for (const [, , attributes = ''] of tags) expect(attributes).not.toMatch(/\son\w+=|javascript:|data:/i);
});

test('a web address is a link that tells the other side nothing', () => {
  const html = renderToStaticMarkup(<MessageText text={'See https://a.example/x.\nThanks'} />);
  expect(html).toContain('href="https://a.example/x" target="_blank" rel="noopener noreferrer nofollow ugc"');
  expect(html).toContain('</a>.\nThanks');
});
