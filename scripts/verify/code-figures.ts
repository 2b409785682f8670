import { posix } from 'node:path';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Figures for comparing the shape of the code over time, as lines to print. */
export async function codeFigures(files: readonly SourceFile[] = sourceFiles()): Promise<string[]> {
  const code = files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !exempt.test(path));
  const casts = await castsIn(code);
  const importers = importersOf(code);
  const rows = rooms.map(([name, pattern]) => {
    const chosen = code.filter(({ path }) => pattern.test(path));
    return [name, ...shapeOf(chosen), ...linksOf(chosen, importers), ...castShares(chosen, casts)];
  });
  const crowded = crowdedFolders(files);
  return [
    'Files of code without tests and generated tables; lines per file, shares in percent, casts per 1,000 lines:',
    ...aligned([headings, ...rows]),
    `Folders of more than ${mostFiles} files (tests included): ${crowded.length}`,
    ...crowded.map(([folder, count]) => `  ${count}  ${folder}`),
  ];
}

/** Tests and their helpers are long for good reasons. */
const exempt = /\.(test|spec)\.tsx?$|\.d\.m?ts$|\/testing\/|^e2e\//;
/** Folders that may be large: one file per migration. */
const uncounted = /^apps\/server\/migrations\//;
const mostFiles = 25;
const rooms: readonly (readonly [string, RegExp])[] = [
  ['all', /./],
  ['apps/server', /^apps\/server\//],
  ['apps/web', /^apps\/web\//],
  ['packages', /^packages\//],
  ['scripts, bench, chaos', /^(scripts|bench|chaos)\//],
];
const headings = [
  '',
  'files',
  'median',
  'p90',
  'p99',
  '≤ 25 lines',
  'one importer, same folder',
  'as',
  'as unknown as',
];

function shapeOf(files: readonly SourceFile[]): string[] {
  const lengths = files.map(({ lines }) => lines.length).toSorted((a, b) => a - b);
  const at = (part: number) =>
    String(lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * part))] ?? 0);
  const short = lengths.filter((length) => length <= 25).length;
  return [String(files.length), at(0.5), at(0.9), at(0.99), percent(short, files.length)];
}

function linksOf(files: readonly SourceFile[], importers: Importers): string[] {
  const lonely = files.filter(({ path }) => {
    const [only, ...others] = importers.get(path) ?? [];
    return only !== undefined && others.length === 0 && posix.dirname(only) === posix.dirname(path);
  });
  return [percent(lonely.length, files.length)];
}

type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Imports include the file extension, so resolving the path is enough to find the file. */
function importersOf(files: readonly SourceFile[]): Importers {
  const importers = new Map<string, Set<string>>(files.map(({ path }) => [path, new Set()]));
  for (const { path, lines } of files) {
    for (const [, name = ''] of lines.join('\n').matchAll(/(?:\bfrom|\bimport|\bimport\() ?'([^']+)'/g)) {
      const target = name.startsWith('.')
        ? posix.join(posix.dirname(path), name)
        : name.replace(/^@marquee\/(\w+)\//, 'packages/$1/src/');
      importers.get(target)?.add(path);
    }
  }
  return importers;
}

interface Casts {
  single: number;
  double: number;
}

function castShares(files: readonly SourceFile[], casts: ReadonlyMap<string, Casts>): string[] {
  const lines = files.reduce((sum, file) => sum + file.lines.length, 0);
  const sum = (kind: keyof Casts) =>
    files.reduce((total, { path }) => total + (casts.get(path)?.[kind] ?? 0), 0);
  const share = (count: number) => `${count} (${((count * 1000) / Math.max(lines, 1)).toFixed(2)})`;
  return [share(sum('single')), share(sum('double'))];
}

/** Counted in the syntax tree: a text search for `as` finds too much else. */
async function castsIn(files: readonly SourceFile[]): Promise<ReadonlyMap<string, Casts>> {
  const { default: ts } = await import('typescript');
  return new Map(
    files.map(({ path, lines }) => {
      const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      const tree = ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.Latest, false, kind);
      const casts = { single: 0, double: 0 };
      const visit = (node: import('typescript').Node): void => {
        if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
          const inner = node.expression;
          const isDouble = ts.isAsExpression(inner) && inner.type.kind === ts.SyntaxKind.UnknownKeyword;
          // The inner half of a double cast is counted with the outer one.
          if (isDouble) casts.double += 1;
          else if (node.type.kind !== ts.SyntaxKind.UnknownKeyword) casts.single += 1;
        }
        ts.forEachChild(node, visit);
      };
      visit(tree);
      return [path, casts];
    }),
  );
}

function crowdedFolders(files: readonly SourceFile[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = posix.dirname(path);
    if (!uncounted.test(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > mostFiles).toSorted((a, b) => b[1] - a[1]);
}

function percent(part: number, whole: number): string {
  return ((part * 100) / Math.max(whole, 1)).toFixed(1);
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(([name = '', ...figures]) =>
    [
      name.padEnd(widths[0] ?? 0),
      ...figures.map((figure, index) => figure.padStart(widths[index + 1] ?? 0)),
    ].join('  '),
  );
}
