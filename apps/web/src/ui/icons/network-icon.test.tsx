import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NetworkDrawings } from './network-drawings.tsx';
import { NetworkIcon } from './network-icon.tsx';
import { iconPath } from './network-tile.tsx';

describe('iconPath', () => {
  it('reads a path and refuses everything else', () => {
    expect(iconPath('path:M4 5h16v-1.5e1z')).toBe('M4 5h16v-1.5e1z');
    expect(iconPath('path:')).toBeUndefined();
    expect(iconPath('path:M0 0"/><script>')).toBeUndefined();
    expect(iconPath('https://icons.example/x.svg')).toBeUndefined();
    expect(iconPath(null)).toBeUndefined();
  });
});

describe('NetworkIcon', () => {
  it('falls back to the first letter', () => {
    const markup = renderToString(
      <NetworkIcon network={{ name: 'Nightly', icon: null, color: '#0B0B0F' }} />,
    );
    expect(markup).toContain('>N</text>');
  });
  it('refers to the drawing of a network that the page has drawn', () => {
    const film = { id: 7, name: 'Film', icon: 'path:M4 5h16', color: '#E5332A' };
    const icons = [film, film, { ...film, name: 'Other' }].map((network, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves here
      <NetworkIcon key={place} network={network} />
    ));
    const markup = renderToString(<NetworkDrawings networks={[film]}>{icons}</NetworkDrawings>);
    expect(markup.match(/href="#network-7"/g)).toHaveLength(2);
    // The symbol, and the network that is not among those drawn.
    expect(markup.match(/d="M4 5h16"/g)).toHaveLength(2);
  });
  it('draws dark on a pale colour and white on a strong one', () => {
    const pale = renderToString(<NetworkIcon network={{ name: 'Sun', icon: null, color: '#FEDEA0' }} />);
    const strong = renderToString(<NetworkIcon network={{ name: 'Film', icon: null, color: '#E5332A' }} />);
    expect(pale).toContain('fill="#111318"');
    expect(strong).toContain('fill="#ffffff"');
  });
});
