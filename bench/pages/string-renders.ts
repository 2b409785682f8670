import type { ReactNode } from 'react';
import { elementTree, type HtmlNode } from './element-tree.ts';

/** How often per second React renders the elements of this page to a string, without data or components. */
export async function stringRendersPerSecond(html: string, seconds: number): Promise<number> {
  // React reads it when it is loaded to decide whether to run development checks.
  process.env.NODE_ENV = 'production';
  const [{ createElement }, { renderToString }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  const start = html.indexOf('<div id="root"');
  const tree = elementTree(html.slice(start, html.indexOf('<script', start)));
  const element = ({ tag, attributes, children }: HtmlNode): ReactNode =>
    createElement(
      tag,
      attributes,
      ...children.map((child) => (typeof child === 'string' ? child : element(child))),
    );
  const begin = performance.now();
  let renders = 0;
  while (performance.now() - begin < seconds * 1000) {
    renderToString(tree.map((node) => (typeof node === 'string' ? node : element(node))));
    renders += 1;
  }
  return (renders * 1000) / (performance.now() - begin);
}
