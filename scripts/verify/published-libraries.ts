import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, resolveConfig } from 'vite';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** What configures a build of ours. */
const buildFile = /^(?:apps\/web\/(?!src\/)[\w/-]+\.ts|scripts\/build\.ts|scripts\/setup\/build-server\.ts)$/;
const testFile = /\.test\.ts$/;

interface Rule {
  pattern: RegExp;
  problem: string;
  /** Files that may: they touch nothing but our own sources. */
  except?: readonly string[];
}

const rules: readonly Rule[] = [
  {
    pattern: /\balias\b['"]?\s*[:(,}]/,
    problem: 'no file of a package has another put in its place by an alias',
  },
  { pattern: /\bresolveId\b/, problem: 'an import leads to the file that its package names' },
  {
    pattern: /\btransform\b\s*[:(]/,
    problem: 'files of packages are bundled as they are published; a file of ours is loaded, not transformed',
    except: ['scripts/setup/build-server.ts'],
  },
  {
    pattern: /\b(?:renderChunk|transformBundle|closeBundle|writeBundle)\b/,
    problem: 'what the bundler has written stays as it is',
  },
  // With its arguments it could change the bundle; without, it can only add files to it.
  { pattern: /\bgenerateBundle\b(?!\(\))/, problem: 'generateBundle only adds files: it takes no bundle' },
];

const hook = /\b(?:load|transform)\b\s*[:(]/;
const packageFiles = /node_modules/;

/** Libraries come as they are published: no build of ours changes, replaces or renames what is in a package. */
export async function checkPublishedLibraries(): Promise<Finding> {
  const { problems, note } = checkBuildFiles();
  return { problems: [...problems, ...(await changesByPlugins())], note };
}

export function checkBuildFiles(
  files: readonly SourceFile[] = sourceFiles(),
  overrides: unknown = readOverrides(),
): Finding {
  const read = files.filter(({ path }) => buildFile.test(path) && !testFile.test(path));
  return {
    problems: [...read.flatMap(problemsIn), ...replacedPackages(overrides)],
    note: `${read.length} files of the builds`,
  };
}

function problemsIn({ path, lines }: SourceFile): string[] {
  const code = lines.map((line) => (/^\s*(?:\/\/|\/?\*)/.test(line) ? '' : line));
  const asked = code.some((line) => hook.test(line))
    ? [...rules, { pattern: packageFiles, problem: 'a plugin does not look for files of packages' }]
    : rules;
  return asked
    .filter(({ except = [] }: Rule) => !except.includes(path))
    .flatMap(({ pattern, problem }) =>
      code.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${problem}`] : [])),
    );
}

/** An override may name a version, but no other package, folder or patch. */
function replacedPackages(overrides: unknown): string[] {
  return Object.entries(overrides ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'object') return replacedPackages(value);
    return /^[~^]?\d+(?:\.\d+)*$/.test(String(value)) ? [] : [`package.json replaces ${name} by ${value}`];
  });
}

/** Files that a build would be bent for, as the resolved build finds them. */
const packageSamples = [
  'react-dom/cjs/react-dom-client.production.js',
  'react/cjs/react.production.js',
  'react-router/dist/production/index.mjs',
  '@tanstack/query-core/build/modern/mutationCache.js',
  'lucide-react/dist/esm/createLucideIcon.mjs',
].map((path) => join(root, 'node_modules', path));

const publishedPlugin = /^(?:vite:|native:|builtin:|@tailwindcss\/|alias$)/;

/** What the build of the web app really does with them: its text may hide it. */
async function changesByPlugins(): Promise<string[]> {
  const configFile = join(root, 'apps/web/vite.config.ts');
  const { plugins, resolve } = await resolveConfig({ configFile, logLevel: 'error' }, 'build', 'production');
  const aliases = resolve.alias.filter(({ find }) => !String(find).includes('@vite'));
  const own = plugins.filter(({ name }) => !publishedPlugin.test(name));
  return [
    ...aliases.map(({ find }) => `${configFile}: ${find} leads to another file by an alias`),
    ...(await Promise.all(own.map(changesBy))).flat(),
  ];
}

export async function changesBy(plugin: Plugin): Promise<string[]> {
  const changed: string[] = [];
  for (const path of packageSamples) {
    const answers = [
      await answerOf(plugin.resolveId, path, undefined, { attributes: {}, isEntry: false }),
      await answerOf(plugin.load, path),
      await answerOf(plugin.transform, 'export {}', path),
    ];
    if (answers.some((answer) => answer !== undefined && answer !== null)) changed.push(path);
  }
  return changed.map((path) => `the plugin ${plugin.name} changes ${path}`);
}

/** A hook is a function, or an object with one. */
async function answerOf(hook: unknown, ...given: unknown[]): Promise<unknown> {
  const handler = typeof hook === 'object' && hook !== null && 'handler' in hook ? hook.handler : hook;
  return typeof handler === 'function' ? handler.call({}, ...given) : undefined;
}

function readOverrides(): unknown {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).overrides;
}
