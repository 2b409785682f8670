import { functionOwners } from '../../apps/server/src/function-owners.ts';
import { type Owned, tableOwners } from '../../apps/server/src/table-owners.ts';
import { writesByOthers } from '../../apps/server/src/table-writes-by-others.ts';
import type { Finding } from './check.ts';
import { type Use, usesInSql, usesInTypeScript } from './read-queries.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

export interface Declared {
  tables: Readonly<Record<string, Owned>>;
  functions: Readonly<Record<string, Owned>>;
  exceptions: readonly { tables: readonly string[]; by: string; because: string }[];
  /** Fewer uses than this mean that the check no longer finds them. */
  leastUses: number;
}

const declaredOwners: Declared = {
  tables: tableOwners,
  functions: functionOwners,
  exceptions: writesByOthers,
  leastUses: 500,
};

const declaration = 'apps/server/src/table-owners.ts';
const looksAt = /^apps\/server\/(src\/.*\.ts|functions\/\w+\.sql)$/;
const leftOut =
  /\.test\.ts$|\/testing\/|^apps\/server\/src\/(demo|function-owners\.ts|(?:video-)?table-owners\.ts|table-writes-by-others\.ts)/;

/** Each table is written by the feature that owns it, and read by those that are listed. */
export async function checkTableOwners(
  files: readonly SourceFile[] = sourceFiles(),
  declared: Declared = declaredOwners,
): Promise<Finding> {
  const problems: string[] = [];
  const seen = new Set<string>();
  let count = 0;
  for (const file of files.filter(({ path }) => looksAt.test(path) && !leftOut.test(path))) {
    const room = roomOf(file.path, declared);
    if (!room) {
      problems.push(`${file.path} has no owner: name it in ${declaration}`);
      continue;
    }
    for (const use of usesIn(file, declared)) {
      count += 1;
      seen.add(`${use.how} ${use.name} ${room}`);
      const problem = problemOf(use, room, declared);
      if (problem) problems.push(`${file.path}: ${problem}`);
    }
  }
  problems.push(...outdated(seen, declared));
  if (count < declared.leastUses)
    problems.push(`only ${count} uses of tables were found, expected at least ${declared.leastUses}`);
  return {
    problems: [...new Set(problems)],
    note: `${count} uses of ${Object.keys(declared.tables).length} tables`,
  };
}

/** An SQL function counts as code of the feature that owns it. */
function roomOf(path: string, { functions }: Declared): string | undefined {
  const [, name] = /functions\/(\w+)\.sql$/.exec(path) ?? [];
  if (name) return Object.hasOwn(functions, name) ? functions[name]?.owner : undefined;
  const [, feature] = /\/src\/features\/([^/]+)\//.exec(path) ?? [];
  return feature ?? /\/src\/(platform|adapters)\//.exec(path)?.[1] ?? 'app';
}

function usesIn({ path, lines }: SourceFile, { tables, functions }: Declared): Use[] {
  const known = { tables: new Set(Object.keys(tables)), functions: new Set(Object.keys(functions)) };
  const text = lines.join('\n');
  return path.endsWith('.sql') ? usesInSql(text, known) : usesInTypeScript(path, text, known);
}

function problemOf({ name, how }: Use, room: string, declared: Declared): string | undefined {
  if (how === 'call') {
    const called = declared.functions[name];
    if (!called || isAllowed(called, room)) return undefined;
    return `${room} calls ${name}, a function of ${called.owner}; list it in ${declaration}`;
  }
  const table = declared.tables[name];
  if (!table) return how === 'write' ? `writes to ${name}: name the table where it is written` : undefined;
  if (how === 'read') {
    if (isAllowed(table, room)) return undefined;
    return `${room} reads ${name} of ${table.owner}; ask a verb of ${table.owner}, or list it in ${declaration}`;
  }
  const isExcepted = declared.exceptions.some((one) => one.by === room && one.tables.includes(name));
  if (table.owner === room || isExcepted) return undefined;
  return `${room} writes ${name}, which only ${table.owner} may; call a verb of ${table.owner}`;
}

function isAllowed({ owner, alsoUsedBy }: Owned, room: string): boolean {
  return owner === room || (alsoUsedBy?.includes(room) ?? false);
}

/** Entries that are no longer used are reported: they would hide a new use later. */
function outdated(seen: ReadonlySet<string>, { tables, functions, exceptions }: Declared): string[] {
  const idle = (list: Declared['tables'], how: Use['how']) =>
    Object.entries(list).flatMap(([name, { alsoUsedBy = [] }]) =>
      alsoUsedBy
        .filter((room) => !seen.has(`${how} ${name} ${room}`))
        .map((room) => `${declaration}: ${room} does not ${how} ${name} any more; take it off the list`),
    );
  return [
    ...idle(tables, 'read'),
    ...idle(functions, 'call'),
    ...exceptions.flatMap(({ tables: written, by }) =>
      written
        .filter((name) => !seen.has(`write ${name} ${by}`))
        .map((name) => `${declaration}: ${by} does not write ${name} any more; take it off the list`),
    ),
  ];
}
