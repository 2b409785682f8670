import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importPhrases } from '../../lib/import-phrases.ts';
import { PhrasesContext } from '../text/use-translations.tsx';
import { ListPages } from './list-pages.tsx';

const common = await importPhrases('en', 'common');

function render(overrides: Partial<Parameters<typeof ListPages>[0]>): string {
  return renderToString(
    <PhrasesContext value={{ locale: 'en', messages: { common } }}>
      <ListPages found={21} perPage={10} page={2} onPage={() => {}} {...overrides} />
    </PhrasesContext>,
  );
}

test('it names itself, where one stands, and every page', () => {
  const markup = render({});
  expect(markup).toContain('<nav aria-label="Pages"');
  expect(markup).toContain('Page 2 of 3');
  expect(markup).toMatch(/aria-current="page"[^>]*>2</);
  expect(markup.match(/<li/g)).toHaveLength(5);
});

test.each([0, 10])('a list of %i is on one page and has no foot', (found) => {
  expect(render({ found, page: 1 })).toBe('');
});

test('what stands before the numbers keeps the foot', () => {
  const markup = render({ found: 10, page: 1, before: <b>rows</b> });
  expect(markup).toContain('<b>rows</b>');
  expect(markup).toContain('Page 1 of 1');
});
