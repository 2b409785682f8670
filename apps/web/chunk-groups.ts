import { globSync } from 'node:fs';
import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

type Rule = (id: string, graph: ModuleGraph) => boolean;

type Reach = (graph: ModuleGraph) => ReadonlySet<string>;

const libraries =
  /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|icu-minify)\//;

/** The set of icons is one file that imports two thousand others: what it imports says nothing about a page. */
const iconSet = /\/lucide-react\.mjs$/;
const icons = /\/node_modules\/lucide-react\//;

/** What many of the shop's pages need: by room, because a page with a table needs most of what tables are made of. */
const rooms = {
  parts: /\/(packages\/(domain|contract|i18n)|apps\/web\/src\/(lib|shell|ui(?!\/(forms|tables|charts))))\//,
  forms: /\/apps\/web\/src\/ui\/forms\//,
  tables: /\/apps\/web\/src\/ui\/tables\//,
  payments: /\/apps\/web\/src\/product\/(payments|cards)\//,
  product: /\/apps\/web\/src\/(product\/(?!console)|features\/orders\/)/,
};

const entry = /\/src\/entry-[\w-]+\.tsx?$/;

/** What each of these groups is reached from; a file belongs to the first that needs it, and its icons come with it. */
const starts = {
  shell: ['entry-client.tsx'],
  storefront: ['features/catalogue/home-page.tsx'],
};

/** Comes with every page of a customer. */
const cabinet = 'shell/navigation/on-demand/cabinet-parts.ts';

/** What the console's first page has in common with the shop's is a file of its own, without what only customers see. */
const consoleStarts = ['entry-console.tsx', 'areas/console/overview/overview-page.tsx'];

/** What so many pages need comes with its room; a piece of so few letters of source as soon as two do. */
const manyPages = 6;
const smallPiece = 1500;

/**
 * A few files that change at different times instead of dozens of tiny ones: libraries, what every page needs, what
 * the first page adds, what belongs to whoever is signed in, and what many pages have in common. Each file costs a slow
 * phone four milliseconds before anything of it runs: without groups the first page has 119 files and 173 kB, with them
 * 7 and 151. Code that loads on demand stays out of all of them.
 */
export function chunkGroups(root: string) {
  const source = join(root, 'src');
  const pages = globSync('{features,areas}/**/*-page.tsx', { cwd: source });
  const shop = reachesOf(pages.filter((page) => !page.includes('/console/')));
  const isShared: Rule = (id, graph) =>
    countReaches(id, graph, shop) >= (lettersOf(id, graph) <= smallPiece ? 2 : manyPages);
  const console = reachesOf(consoleStarts);
  const signedIn = reachesOf([cabinet]);
  const isCommon: Rule = (id, graph) =>
    countReaches(id, graph, console) > 0 &&
    (countReaches(id, graph, signedIn) > 0 || countReaches(id, graph, shop) > 1);
  return [
    { name: 'libraries', test: libraries },
    ...Object.entries(starts).map(([name, files]) => from(name, files)),
    group('common', isCommon),
    from('cabinet', [cabinet]),
    { name: 'more-icons', test: icons, minShareCount: 2 },
    ...Object.entries(rooms).map(([name, test]) => ({ ...group(name, isShared), test })),
  ];

  function from(name: string, files: readonly string[]) {
    const reaches = reachesOf(files);
    return group(name, (id, graph) => countReaches(id, graph, reaches) > 0);
  }

  function reachesOf(files: readonly string[]): Reach[] {
    return files.map((file) => reachedFrom(join(source, file)));
  }
}

/** An entry starts its app when it is loaded, and the console's needs the group without starting the shop. */
function group(name: string, has: Rule) {
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (!entry.test(id) && has(id, graph) ? name : null),
  };
}

function countReaches(id: string, graph: ModuleGraph, reaches: readonly Reach[]): number {
  return reaches.filter((reached) => reached(graph).has(id)).length;
}

function lettersOf(id: string, graph: ModuleGraph): number {
  return graph.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY;
}

/** Everything that this file imports statically, directly or not. */
function reachedFrom(file: string): Reach {
  const reached = new Set<string>();
  const visit = (id: string, graph: ModuleGraph) => {
    if (reached.has(id) || iconSet.test(id)) return;
    reached.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, graph);
  };
  return (graph) => {
    visit(file, graph);
    return reached;
  };
}
