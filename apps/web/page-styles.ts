import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What shows without interaction: the layout, the home page, its prompts, and the parts for signed-in users; and what
 * the first presses there bring, because a second style sheet makes the browser lay out the whole page again.
 */
const firstRoots = [
  'entry-client.tsx',
  'entry-server.tsx',
  'features/catalogue/home-page.tsx',
  'shell/overlays/visitor-prompts.tsx',
  'shell/navigation/on-demand/cabinet-parts.ts',
  'features/catalogue/list/service-details.tsx',
  'features/catalogue/list/virtual-items.tsx',
];

const marker = '/* sources of the first page */';
const staticImport = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm;
const lazyImport = /\bimport\(\s*'(\.[^']+)'/g;

/**
 * `app.css` is built only from the files of the first page; whatever loads later (pages, dialogs, menus) imports
 * `pages.css`, which holds all styles in the right order.
 */
export function pageStyles(): Plugin {
  const source = join(import.meta.dirname, 'src');
  const first = reachedFrom(firstRoots.map((file) => join(source, file)));
  const later = new Set([...laterParts(source)].filter((file) => !first.has(file)));
  const pages = join(source, 'styles/pages.css');
  return {
    name: 'page-styles',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (file.endsWith('/styles/app.css')) {
        const lines = [...first].map((path) => `@source "${relative(dirname(file), path)}";`);
        return { code: code.replace(marker, lines.join('\n')), map: null };
      }
      if (later.has(file)) return { code: `import '${fromBeside(file, pages)}';\n${code}`, map: null };
    },
  };
}

function fromBeside(file: string, other: string): string {
  const path = relative(dirname(file), other);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Pages other than the first one, and everything that some file loads on demand. */
function laterParts(source: string): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => join(source, file));
  const pages = files.filter((file) => /\/(features|areas)\/.*-page\.tsx$/.test(file));
  const lazy = files.flatMap((file) => imported(file, lazyImport)).filter((file) => file.endsWith('.tsx'));
  return new Set([...pages, ...lazy]);
}

function reachedFrom(roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    // The server's entry knows the console, whose pages bring the sheet with all styles.
    if (reached.has(file) || file.includes('/areas/console/')) return;
    reached.add(file);
    for (const next of imported(file, staticImport)) visit(next);
    if (isServedWithPage(file)) for (const next of imported(file, lazyImport)) visit(next);
  };
  for (const root of roots) visit(root);
  return reached;
}

/** The server renders such a file's lazy parts with the page; only their code loads later. */
function isServedWithPage(file: string): boolean {
  return readFileSync(file, 'utf8').includes('import.meta.env.SSR');
}

function imported(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)]
    .map(([, from, bare]) => resolve(dirname(file), from ?? bare ?? ''))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}
