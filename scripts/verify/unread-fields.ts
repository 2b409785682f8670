import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';
import { FieldReads, parts } from './field-reads.ts';
import { sourceFiles } from './source-files.ts';
import { notReadYet, wireOnly } from './unread-fields-known.ts';

const contract = 'packages/contract/src';
const readers = /^(apps\/web\/src|packages\/domain\/src)\/(?!.*\.test\.tsx?$)(?!.*\/testing\/)/;
const tests = /\.test\.tsx?$/;

/** A field of an answer. */
export interface DeclaredField {
  /** Where it is declared: `ordering/order-entities.ts#orderView.actions.payable`. */
  name: string;
  isRead: boolean;
}

/** Every field of every answer, settings included, is read by the web app, or the list says why not. */
export async function checkUnreadFields(): Promise<Finding> {
  const fields = declaredFields(openProgram());
  return { problems: compareFields(fields, settingsReadByServer()), note: `${fields.length} fields` };
}

export function compareFields(
  fields: readonly DeclaredField[],
  readByServer: (setting: string) => boolean = () => false,
): string[] {
  const known: Readonly<Record<string, string>> = { ...wireOnly, ...notReadYet };
  const names = new Set(fields.map(({ name }) => name));
  const isRead = ({ name, isRead: inWeb }: DeclaredField) =>
    inWeb || (name.startsWith('shell/settings.ts#') && readByServer(name.slice(name.lastIndexOf('.') + 1)));
  return [
    ...fields
      .filter((field) => !isRead(field) && !(field.name in known))
      .map(
        ({ name }) => `${name}: nothing reads it; use it, remove it, or say in unread-fields-known.ts why`,
      ),
    ...fields
      .filter((field) => isRead(field) && field.name in known)
      .map(({ name }) => `${name}: it is read now; take it from unread-fields-known.ts`),
    ...Object.keys(known)
      .filter((name) => !names.has(name))
      .map((name) => `${name}: there is no such field; take it from unread-fields-known.ts`),
  ];
}

/** The web app and the contract, as the compiler sees them. */
export function openProgram(directory: string = root): ts.Program {
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.json'), ts.sys.readFile);
  const only = { ...config, include: ['apps/web/src', contract] };
  const { fileNames, options } = ts.parseJsonConfigFileContent(only, ts.sys, directory);
  return ts.createProgram(
    fileNames.filter((path) => !tests.test(path)),
    options,
  );
}

export function declaredFields(program: ts.Program, directory: string = root): DeclaredField[] {
  const checker = program.getTypeChecker();
  const pathOf = (file: ts.SourceFile) => relative(directory, file.fileName).replaceAll('\\', '/');
  const reads = new FieldReads(
    program,
    program.getSourceFiles().filter((file) => readers.test(pathOf(file))),
  );
  const fields = new Map<string, boolean>();

  const walk = (type: ts.Type, above: readonly ts.Type[]): void => {
    for (const part of parts(type)) {
      if (!(part.flags & ts.TypeFlags.Object) || above.includes(part)) continue;
      const item =
        checker.getIndexTypeOfType(part, ts.IndexKind.Number) ??
        checker.getIndexTypeOfType(part, ts.IndexKind.String);
      if (item) walk(item, [...above, part]);
      else for (const field of checker.getPropertiesOfType(part)) enter(field, [...above, part]);
    }
  };
  const enter = (field: ts.Symbol, above: readonly ts.Type[]): void => {
    const [declaration] = field.declarations ?? [];
    const path = declaration ? pathOf(declaration.getSourceFile()) : '';
    if (!declaration || !path.startsWith(`${contract}/`)) return;
    const name = `${path.slice(contract.length + 1)}#${placeOf(declaration)}`;
    fields.set(name, fields.get(name) === true || reads.has(field));
    walk(checker.getTypeOfSymbol(field), above);
  };
  for (const response of responsesOf(program, directory)) walk(response, []);
  return [...fields].map(([name, isRead]) => ({ name, isRead }));
}

/** The types of all answers in the registry. */
function responsesOf(program: ts.Program, directory: string): ts.Type[] {
  const checker = program.getTypeChecker();
  const registry = program.getSourceFile(join(directory, contract, 'registry.ts'));
  const module = registry && checker.getSymbolAtLocation(registry);
  const endpoints = module && checker.getExportsOfModule(module).find(({ name }) => name === 'endpoints');
  if (!endpoints) throw new Error(`${contract}/registry.ts exports no endpoints.`);
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(endpoints)).flatMap((endpoint) => {
    const response = checker.getPropertyOfType(checker.getTypeOfSymbol(endpoint), 'response');
    const answer = response && checker.getPropertyOfType(checker.getTypeOfSymbol(response), '_output');
    return answer ? [checker.getTypeOfSymbol(answer)] : [];
  });
}

/** The names of the constant and of the fields around a field: `orderView.actions.payable`. */
function placeOf(declaration: ts.Node): string {
  const names: string[] = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isVariableDeclaration(node)
    )
      names.unshift(node.name.getText());
  }
  return names.join('.');
}

/** Whether the server reads a setting by its name; some are for it alone. */
function settingsReadByServer(): (setting: string) => boolean {
  const server = sourceFiles()
    .filter(({ path }) => path.startsWith('apps/server/src/') && !tests.test(path))
    .filter(({ path }) => !/\/(demo|testing)\//.test(path));
  const text = server.map(({ lines }) => lines.join('\n')).join('\n');
  return (setting) => new RegExp(String.raw`[.{,]\s*${setting}\b`).test(text);
}
