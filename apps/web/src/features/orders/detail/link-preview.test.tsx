import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importPhrases } from '../../../lib/import-phrases.ts';
import { PhrasesContext } from '../../../ui/text/use-translations.tsx';
import { LinkPreview } from './link-preview.tsx';

const orders = await importPhrases('en', 'orders');
const common = await importPhrases('en', 'common');

const shown = (promotable: Parameters<typeof LinkPreview>[0]['promotable']) =>
  renderToString(
    <PhrasesContext value={{ locale: 'en', messages: { common, orders } }}>
      <LinkPreview promotable={promotable} />
    </PhrasesContext>,
  );

test('a publication is named, and offered without loading anything of its site', () => {
  const markup = shown({
    url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    embed_url: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa',
    snippet: { thumbnail: null, title: 'YouTube · aaaaaaaaaaa' },
  });
  expect(markup).toContain('YouTube · aaaaaaaaaaa');
  expect(markup).toContain('Show preview');
  expect(markup).toContain('www.youtube-nocookie.com');
  expect(markup).not.toMatch(/<iframe|<img| src=/);
});

test('what cannot be embedded is a link only', () => {
  expect(shown({ url: 'https://example.com/a', embed_url: null, snippet: null })).not.toContain(
    'Show preview',
  );
});
