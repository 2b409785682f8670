import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkProvider } from './bare-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

describe('Button', () => {
  it('never submits a form unless asked to', () => {
    expect(renderToString(<Button>Save</Button>)).toContain('type="button"');
    expect(renderToString(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });
  it('keeps its word and its focus while loading', () => {
    const markup = renderToString(<Button loading>Save</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled=""');
    expect(markup).toContain('Save');
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    expect(renderToString(<IconButton icon={<svg />} label="Share" />)).toContain('aria-label="Share"');
  });
});

describe('LinkButton', () => {
  it('goes through the link the shell provides', () => {
    const markup = renderToString(
      <LinkProvider value={({ children, href }) => <a href={`/de${href}`}>{children}</a>}>
        <LinkButton href="/orders">Orders</LinkButton>
      </LinkProvider>,
    );
    expect(markup).toContain('href="/de/orders"');
  });
});
