import type { SourceFile } from '../../verify/source-files.ts';
import { ImportGraph } from './import-graph.ts';

interface Page {
  path: string;
  /** Below `apps/web/src`. */
  file: string;
}

const isSpec = (path: string) => path.startsWith('e2e/') && path.endsWith('.spec.ts');
const isWeb = (path: string) => /^(apps\/web|packages)\//.test(path);
const featureOf = /^apps\/server\/src\/features\/[\w-]+\//;
const routesFile = /\.(routes|console)\.ts$/;
/** A change that reaches so many pages is one of the shell: its own tests tell whether it still holds. */
const manyPages = 40;

/** The browser tests that a change can reach: those that open a page which shows something of it. */
export function browserFiles(
  changed: readonly string[],
  files: readonly SourceFile[],
  pages: readonly Page[],
): string[] {
  const graph = new ImportGraph(files);
  const specs = files.filter(({ path }) => isSpec(path));
  const own = [...graph.reaching(changed.filter((path) => path.startsWith('e2e/')))].filter(isSpec);
  const web = graph.reaching([...changed.filter(isWeb), ...callers(changed, files)], isWeb);
  const reached = pages.filter(({ file }) => web.has(`apps/web/src/${file}`));
  const opening =
    reached.length > manyPages
      ? specs.filter(({ path }) => path.startsWith('e2e/shell/'))
      : specs.filter(({ lines }) => opensOne(lines.join('\n'), reached));
  return [...new Set([...own, ...opening.map(({ path }) => path)])].sort();
}

/** Files of the web app that call what the changed features of the server answer. */
function callers(changed: readonly string[], files: readonly SourceFile[]): string[] {
  const features = new Set(changed.flatMap((path) => featureOf.exec(path)?.[0] ?? []));
  const routes = files.filter(
    ({ path }) => routesFile.test(path) && features.has(featureOf.exec(path)?.[0] ?? ''),
  );
  const names = new Set(
    routes.flatMap(({ lines }) =>
      [...lines.join('\n').matchAll(/\bendpoints\.(\w+)/g)].map(([, name = '']) => name),
    ),
  );
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/'))
    .filter(({ lines }) =>
      [...lines.join('\n').matchAll(/'(\w+)'/g)].some(([, name = '']) => names.has(name)),
    )
    .map(({ path }) => path);
}

/** The address as it stands in a test: `/orders`, or `/services/` of `/services/:slug`. */
function opensOne(text: string, pages: readonly Page[]): boolean {
  return pages.some(({ path }) => {
    const [fixed = ''] = path.split(':');
    if (fixed.length < 2) return text.includes(`'${path}'`);
    return (
      new RegExp(`${fixed.replaceAll('.', '\\.')}(?![\\w-])`).test(text) ||
      (fixed !== path && text.includes(fixed))
    );
  });
}
