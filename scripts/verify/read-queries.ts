import ts from 'typescript';

/** One use of a table or of an SQL function in a source file. */
export interface Use {
  name: string;
  how: 'read' | 'write' | 'call';
}

export interface Known {
  tables: ReadonlySet<string>;
  functions: ReadonlySet<string>;
}

const builders: Record<string, 'read' | 'write'> = {
  selectFrom: 'read',
  innerJoin: 'read',
  leftJoin: 'read',
  rightJoin: 'read',
  fullJoin: 'read',
  crossJoin: 'read',
  from: 'read',
  using: 'read',
  insertInto: 'write',
  updateTable: 'write',
  deleteFrom: 'write',
  mergeInto: 'write',
};

/** What a TypeScript file does to tables: through the query builder, in sql`…` and in strings that are SQL. */
export function usesInTypeScript(path: string, text: string, known: Known): Use[] {
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) uses.push(...usesOfCall(node, known));
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql'))
      uses.push(...usesInSql(textOf(node.template), known));
    else if (ts.isStringLiteralLike(node) && /^\s*(select|with|insert|update|delete)\b/.test(node.text))
      uses.push(...usesInSql(node.text, known));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return uses;
}

function usesOfCall({ expression, arguments: [table] }: ts.CallExpression, known: Known): Use[] {
  const verb = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const how = Object.hasOwn(builders, verb) ? builders[verb] : undefined;
  if (!how || !table) return [];
  const named = ts.isArrayLiteralExpression(table) ? table.elements : [table];
  return named.flatMap((name) => {
    // "customer_order as ordered"; names of common table expressions are unknown and are dropped.
    if (ts.isStringLiteralLike(name)) return keepKnown([{ name: name.text.split(' ')[0] ?? '', how }], known);
    const looped = ts.isIdentifier(name) ? loopedNames(name) : [];
    if (looped.length > 0) return looped.map((one) => ({ name: one, how }));
    // A write must name its table; a read may come from a subquery, which is examined separately.
    return how === 'write' ? [{ name: name.getText(), how }] : [];
  });
}

/** The values of `for (const table of ['a', 'b'] as const)` around the place where `table` is used. */
function loopedNames(name: ts.Identifier): string[] {
  for (let node: ts.Node = name; node.parent; node = node.parent) {
    if (!ts.isForOfStatement(node) || !ts.isVariableDeclarationList(node.initializer)) continue;
    if (node.initializer.declarations[0]?.name.getText() !== name.text) continue;
    const list = ts.isAsExpression(node.expression) ? node.expression.expression : node.expression;
    if (ts.isArrayLiteralExpression(list))
      return list.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
  }
  return [];
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(' $ ');
}

const clause =
  /\b(delete from|insert into|merge into|truncate|lock table|(?<!for |key |do )update|from|join|using)\s+(?:only\s+)?(\w+)/g;

/** What a piece of SQL does to the tables and functions that are known. */
export function usesInSql(sql: string, known: Known): Use[] {
  const text = sql
    .replaceAll(/--.*/g, '')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const uses: Use[] = [...text.matchAll(clause)].map(([, verb = '', name = '']) => ({
    name,
    how: ['from', 'join', 'using'].includes(verb) ? 'read' : 'write',
  }));
  for (const [, name = ''] of text.matchAll(/\b(?<!function )(\w+)\s*\(/g)) uses.push({ name, how: 'call' });
  return keepKnown(uses, known);
}

function keepKnown(uses: readonly Use[], known: Known): Use[] {
  return uses.filter(({ name, how }) => (how === 'call' ? known.functions : known.tables).has(name));
}
