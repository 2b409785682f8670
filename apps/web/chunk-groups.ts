import { dirname, join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|use-intl|@formatjs|icu-minify)\/|\/lucide-react\/dist\/esm\/(?!icons)/;

/**
 * A few files that change at different times instead of dozens of tiny ones: libraries, what every page needs, what
 * the first page adds, and what loads when the browser is idle. Code that loads on demand stays out
 * of all of them.
 */
export function chunkGroups(root: string) {
  const entry = join(root, 'src/entry-client.tsx');
  const everyPage = reachedFrom(entry);
  const firstPage = reachedFrom(join(root, 'src/features/catalogue/home-page.tsx'));
  const firstIdle = reachedFrom(join(root, 'src/shell/overlays/visitor-prompts.tsx'));
  return [
    { name: 'libraries', test: libraries },
    {
      // Not the entry itself: it waits for a page, so pages must not wait for it.
      name: (id: string, graph: ModuleGraph) => (id !== entry && everyPage(graph).has(id) ? 'shell' : null),
      debugName: 'shell',
    },
    {
      name: (id: string, graph: ModuleGraph) => (firstPage(graph).has(id) ? 'storefront' : null),
      debugName: 'storefront',
    },
    {
      name: (id: string, graph: ModuleGraph) => (firstIdle(graph).has(id) ? 'prompts' : null),
      debugName: 'prompts',
    },
  ];
}

/** Everything that this file imports statically, directly or not. */
function reachedFrom(file: string): (graph: ModuleGraph) => ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string, graph: ModuleGraph) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of listImports(id, graph)) visit(imported, graph);
  };
  return (graph) => {
    visit(file, graph);
    return reached;
  };
}

/** The icon set is one file with two thousand exports; only the icons a file names count as its imports. */
function listImports(id: string, graph: ModuleGraph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    if (!imported.endsWith('/lucide-react.mjs')) return imported;
    const iconNames = /import \{([^}]*)\} from "lucide-react"/.exec(code ?? '')?.[1] ?? '';
    const all = graph.getModuleInfo(imported)?.code ?? '';
    return iconNames.split(',').flatMap((name) => {
      const icon = new RegExp(`default as ${name.trim().split(' ')[0]}\\b[^']*'\\./(icons/[^']+)'`).exec(
        all,
      )?.[1];
      return icon ? join(dirname(imported), icon) : [];
    });
  });
}
