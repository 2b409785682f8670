import type { Plugin } from 'vite';

/**
 * The code of a page that somebody may open next is loaded ahead, its styles are not: a second style sheet makes the
 * browser lay out the page that is being read. Whoever opens the next page loads them then.
 */
export function prefetchWithoutStyles(): Plugin {
  return {
    name: 'prefetch-without-styles',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.name === 'prefetch') chunk.code = withoutStyles(chunk.code);
      },
    },
  };
}

/** Vite gives each import() a list of style sheets to load before it. */
export function withoutStyles(code: string): string {
  const lists = /__vite__mapDeps\(\[[\d,]*\]\)/g;
  const without = code.replace(lists, '[]');
  if (without === code) throw new Error('The prefetched pages have no lists of style sheets to leave out');
  return without;
}
