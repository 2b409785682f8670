import { posix } from 'node:path';
import type { Finding } from './check.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const frontDoor = /^apps\/server\/src\/features\/[\w-]+\/index\.ts$/;
/** Neither tests nor what fills or strains a panel on purpose counts as a caller: people use none of it. */
const isCaller = ({ path }: SourceFile) =>
  /^apps\/server\/src\//.test(path) &&
  !/\.test\.ts$|\/testing\/|^apps\/server\/src\/(demo|testing)\//.test(path);

/** Verbs of what is still to come, and what that is. */
const notYet: Readonly<Record<string, string>> = {};

/** A verb that a feature offers to others has a caller outside of tests: else nobody can reach it. */
export async function checkFrontDoors(files: readonly SourceFile[] = sourceFiles()): Promise<Finding> {
  const used = new Set(files.filter(isCaller).flatMap((file) => importsOf(file)));
  const usedAtHome = new Set(files.filter(isCaller).flatMap(calledInside));
  const offered = files.filter(({ path }) => frontDoor.test(path)).flatMap(exportsOf);
  const unused = offered.filter(({ ways }) => !ways.some((way) => used.has(way) || usedAtHome.has(way)));
  return {
    problems: unused
      .filter(({ name }) => !Object.hasOwn(notYet, name))
      .map(({ path, name }) => `${path}: nobody but tests calls ${name}`),
    note: `${offered.length} exports`,
  };
}

interface Offered {
  path: string;
  name: string;
  /** As others import it, and as the feature's own routes and jobs do. */
  ways: readonly string[];
}

/** Values only: what is passed on as a type is no verb. */
function exportsOf({ path, lines }: SourceFile): Offered[] {
  const passedOn = [...lines.join('\n').matchAll(/^export \{([^}]*)\} from '(\.[^']+)'/gm)];
  return passedOn.flatMap(([, names = '', from = '']) => {
    const file = posix.join(posix.dirname(path), from);
    return namesIn(names).map(({ name, as }) => ({
      path,
      name: as,
      ways: [`${path} ${as}`, `${file} ${name}`],
    }));
  });
}

/** The values that a file imports, each behind the path of the file it comes from. */
function importsOf({ path, lines }: SourceFile): string[] {
  const text = lines.join('\n');
  const named = [...text.matchAll(/^import (?!type )\{([^}]*)\} from '(\.[^']+)'/gm)];
  return named.flatMap(([, names = '', from = '']) => {
    const file = posix.join(posix.dirname(path), from);
    return namesIn(names).map(({ name }) => `${file} ${name}`);
  });
}

/** The functions of a file that the file itself calls. */
function calledInside({ path, lines }: SourceFile): string[] {
  const text = lines.join('\n');
  return [...text.matchAll(/^export (?:async )?function (\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => text.split(new RegExp(`\\b${name}\\(`)).length > 2)
    .map((name) => `${path} ${name}`);
}

function namesIn(list: string): { name: string; as: string }[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', as = name] = part.split(/\s+as\s+/);
      return { name, as };
    });
}
