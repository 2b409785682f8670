import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|use-intl|@formatjs|icu-minify)\/|\/lucide-react\/dist\/esm\/(?!icons)/;

const icons = /\/lucide-react\/dist\/esm\/icons\//;

const entry = /\/src\/entry-[\w-]+\.tsx?$/;

/** What each of these groups is reached from; a file belongs to the first that needs it. */
const starts = {
  shell: 'entry-client.tsx',
  storefront: 'features/catalogue/home-page.tsx',
  prompts: 'shell/overlays/visitor-prompts.tsx',
};

/** An icon that so many pages show comes with the others. */
const manyPages = 5;

/**
 * A few files that change at different times instead of dozens of tiny ones: libraries, what every page needs, what
 * the first page adds, what loads when the browser is idle, and icons. Code that loads on demand
 * stays out of all of them.
 */
export function chunkGroups(root: string) {
  const source = join(root, 'src');
  const pages = globSync('{features,areas}/**/*-page.tsx', { cwd: source });
  return [
    { name: 'libraries', test: libraries },
    ...Object.entries(starts).map(([name, file]) => group(name, [file], 1)),
    { ...group('icons', pages, manyPages), test: icons },
  ];

  /** What at least so many of the files need. */
  function group(name: string, files: readonly string[], least: number) {
    const reaches = files.map((file) => reachedFrom(join(source, file)));
    return {
      // An entry starts its app when it is loaded, and the console's needs the group without starting the shop.
      name: (id: string, graph: ModuleGraph) =>
        !entry.test(id) && reaches.filter((reached) => reached(graph).has(id)).length >= least ? name : null,
      debugName: name,
    };
  }
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
