import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Page } from './ui-page.tsx';

describe('the living page', () => {
  it('renders on the server, twice the same', () => {
    expect(renderToString(<Page />)).toBe(renderToString(<Page />));
  });
  it('needs no style attributes, which a strict content policy would drop', () => {
    const styled = renderToString(<Page />).match(/<[^>]+ style="[^"]*"/g) ?? [];
    // `RichSelect` hides this one by a class as well.
    expect(styled.filter((tag) => !tag.includes('-hidden-input"'))).toEqual([]);
  });
  it('names every control', () => {
    const markup = renderToString(<Page />);
    const nameless = (markup.match(/<button[^>]*>(?:<svg.*?<\/svg>)*<\/button>/g) ?? []).filter(
      (button) => !button.includes('aria-label'),
    );
    expect(nameless).toEqual([]);
  });
});
