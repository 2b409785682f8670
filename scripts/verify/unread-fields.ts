import { join, relative } from 'node:path';
import ts from 'typescript';
import { contractFolder as contract, contractCalls } from '../call-types/contract-program.ts';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';
import { FieldReads, parts } from './field-reads.ts';
import { sourceFiles } from './source-files.ts';
import { notReadYet, wireOnly } from './unread-fields-known.ts';
import { webProgram } from './web-program.ts';

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
  const fields = declaredFields(webProgram());
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

export function declaredFields(program: ts.Program, directory: string = root): DeclaredField[] {
  const checker = program.getTypeChecker();
  const pathOf = (file: ts.SourceFile) => relative(directory, file.fileName).replaceAll('\\', '/');
  const reads = new FieldReads(
    program,
    program.getSourceFiles().filter((file) => readers.test(pathOf(file))),
  );
  const fields = new Map<string, boolean>();

  /** What schemas declare, beside the plain types that the web app reads it through. */
  const walk = (type: ts.Type, plain: readonly ts.Type[], above: readonly ts.Type[]): void => {
    for (const part of parts(type)) {
      if (!(part.flags & ts.TypeFlags.Object) || above.includes(part)) continue;
      const twins = twinsOf(part, plain);
      const item = itemOf(part);
      if (item)
        walk(
          item,
          twins.flatMap((twin) => itemOf(twin) ?? []),
          [...above, part],
        );
      else for (const field of checker.getPropertiesOfType(part)) enter(field, twins, [...above, part]);
    }
  };
  const enter = (field: ts.Symbol, plain: readonly ts.Type[], above: readonly ts.Type[]): void => {
    const [declaration] = field.declarations ?? [];
    const path = declaration ? pathOf(declaration.getSourceFile()) : '';
    if (!declaration || !path.startsWith(`${contract}/`)) return;
    const name = `${path.slice(contract.length + 1)}#${placeOf(declaration)}`;
    const twins = plain.flatMap((type) => checker.getPropertyOfType(type, field.name) ?? []);
    fields.set(name, fields.get(name) === true || twins.some((twin) => reads.has(twin)));
    walk(
      checker.getTypeOfSymbol(field),
      twins.map((twin) => checker.getTypeOfSymbol(twin)),
      above,
    );
  };
  /** Of several objects in a union only the one that is the same. */
  const twinsOf = (part: ts.Type, plain: readonly ts.Type[]): readonly ts.Type[] => {
    const objects = plain.flatMap(parts).filter(({ flags }) => flags & ts.TypeFlags.Object);
    if (objects.length < 2) return objects;
    const same = objects.filter(
      (twin) => checker.isTypeAssignableTo(part, twin) && checker.isTypeAssignableTo(twin, part),
    );
    return same.length > 0 ? same : objects;
  };
  const itemOf = (type: ts.Type): ts.Type | undefined =>
    checker.getIndexTypeOfType(type, ts.IndexKind.Number) ??
    checker.getIndexTypeOfType(type, ts.IndexKind.String);

  const plainAnswers = answersByName(program, directory);
  for (const { name, answer } of contractCalls(program, directory)) {
    const plain = plainAnswers.get(name);
    if (answer) walk(answer, plain ? [plain] : [], []);
  }
  return [...fields].map(([name, isRead]) => ({ name, isRead }));
}

/** The generated types of all answers. */
function answersByName(program: ts.Program, directory: string): ReadonlyMap<string, ts.Type> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(directory, contract, 'generated/calls.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const calls = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Calls');
  if (!calls) throw new Error(`${contract}/generated/calls.ts exports no calls: npm run call-types`);
  return new Map(
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(calls)).flatMap((call) => {
      const answer = checker.getPropertyOfType(checker.getTypeOfSymbol(call), 'answer');
      return answer ? [[call.name, checker.getTypeOfSymbol(answer)] as const] : [];
    }),
  );
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
