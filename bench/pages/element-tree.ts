export interface HtmlNode {
  tag: string;
  attributes: Record<string, string>;
  children: (HtmlNode | string)[];
}

const token = /<!--.*?-->|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gis;
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g;
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const renamed: Record<string, string> = { class: 'className', for: 'htmlFor' };

/** Parses React's HTML, which always closes its elements. */
export function elementTree(html: string): (HtmlNode | string)[] {
  const root: HtmlNode = { tag: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [text, closing, tag, written = '', closed] of html.matchAll(token)) {
    if (tag === undefined) {
      if (!text.startsWith('<!--')) open.at(-1)?.children.push(text);
    } else if (closing) {
      if (open.length > 1) open.pop();
    } else {
      const node: HtmlNode = { tag, attributes: attributesOf(written), children: [] };
      open.at(-1)?.children.push(node);
      if (!closed && !empty.has(tag)) open.push(node);
    }
  }
  return root.children;
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(attribute)].map(([, name = '', value = '']) => [renamed[name] ?? name, value]),
  );
}
