import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkChip } from './link-chip.tsx';

describe('LinkChip', () => {
  it('opens web addresses in a new tab without a way back', () => {
    const markup = renderToString(<LinkChip href="https://www.video.example/a/" title="A film" />);
    expect(markup).toContain('rel="noopener noreferrer nofollow"');
    expect(markup).toContain('video.example/a<');
  });
  it('makes no link of anything else', () => {
    expect(renderToString(<LinkChip href="data:text/html,<h1>no</h1>" />)).not.toContain('<a ');
  });
});
