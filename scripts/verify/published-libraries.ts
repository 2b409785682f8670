import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** What configures a build of ours. */
const buildFile = /^(?:apps\/web\/[\w-]+\.ts|scripts\/build\.ts|scripts\/setup\/build-server\.ts)$/;
const testFile = /\.test\.ts$/;

interface Rule {
  pattern: RegExp;
  problem: string;
  /** Files that may: they touch nothing but our own sources. */
  except?: readonly string[];
}

const rules: readonly Rule[] = [
  { pattern: /\balias\b\s*[:(]/, problem: 'no file of a package has another put in its place by an alias' },
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
export function checkPublishedLibraries(
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

function readOverrides(): unknown {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).overrides;
}
