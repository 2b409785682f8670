import ts from 'typescript';
import { root } from '../setup/root.mjs';
import {
  areaOf,
  type ContractCall,
  contractFiles,
  contractFolder,
  type SchemaSide,
  schemaType,
} from './contract-program.ts';
import { commentOf, TypePrinter } from './print-type.ts';

export interface TypeName {
  name: string;
  /** The area whose file declares it, or a module of the domain, which has it already. */
  area: string;
  module?: string;
  /** The file that declares it, as the beginning of a name. */
  file: string;
  /** Others import the type by its name; else it is the name of a schema. */
  isExported: boolean;
  comment: string;
}

export type TypeNames = Map<ts.Type, TypeName>;
type SchemaNames = Map<ts.Type, TypeName & { side: SchemaSide }>;
/** What a schema takes where it is just what it gives: two types to the compiler, one to a reader. */
type Twins = Map<ts.Type, ts.Type>;

/**
 * Names for types that callers meet: those that the contract and the domain export, and for a shape that
 * recurs without one, that of the constant with its schema.
 */
export function nameTypes(
  program: ts.Program,
  calls: readonly ContractCall[],
  directory: string = root,
): TypeNames {
  const checker = program.getTypeChecker();
  const exported = exportedTypes(program, directory);
  const { schemas, twins } = schemaConstants(program, exported, directory);
  const uses = countUses(checker, calls, exported, twins);
  const names: TypeNames = new Map();
  const taken = new Set<string>();
  for (const [type, found] of exported) {
    if (!uses.has(type)) continue;
    // A type of the domain is written out where its name says something else in the contract.
    if (taken.has(found.name) && found.module) continue;
    if (taken.has(found.name)) throw new Error(`Two types of the contract are exported as ${found.name}.`);
    taken.add(found.name);
    names.set(type, found);
  }
  for (const [type, { side, ...found }] of schemas) {
    const count = uses.get(type) ?? 0;
    if (names.has(type) || count === 0) continue;
    if (!found.isExported && (count === 1 || !isWorthAName(checker, type))) continue;
    // A word by itself says something in its own file only.
    const isWord = !found.isExported && !/[a-z][A-Z]/.test(found.name);
    const own = side === '_output' || found.name.endsWith('Input') ? found.name : `${found.name}Input`;
    const name = isWord || taken.has(own) ? `${found.file}${own}` : own;
    if (taken.has(name)) continue;
    taken.add(name);
    names.set(type, { ...found, name });
  }
  for (const [type, first] of twins) {
    const name = names.get(first);
    if (name) names.set(type, name);
  }
  return names;
}

function exportedTypes(program: ts.Program, directory: string): TypeNames {
  const checker = program.getTypeChecker();
  const names: TypeNames = new Map();
  const ambiguous = new Set<ts.Type>();
  const enter = (type: ts.Type, name: TypeName) => {
    // Lists of values that happen to be alike are one type to the compiler, and neither's name fits both.
    if (names.has(type) && type.isUnion()) ambiguous.add(type);
    if (!names.has(type)) names.set(type, name);
  };
  const files = contractFiles(program, directory);
  for (const [path, file] of within(files, `${contractFolder}/`))
    for (const symbol of typeAliases(checker, file))
      enter(checker.getDeclaredTypeOfSymbol(symbol), {
        name: symbol.name,
        area: areaOf(path),
        file: capitalised(path),
        isExported: true,
        comment: commentOf(symbol, checker, ''),
      });
  for (const [path, file] of within(files, 'packages/domain/src/'))
    for (const symbol of typeAliases(checker, file)) {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      if (!names.has(type))
        enter(type, {
          name: symbol.name,
          area: 'domain',
          module: `@marquee/domain/${path}`,
          file: capitalised(path),
          isExported: true,
          comment: '',
        });
      else if (names.get(type)?.module) ambiguous.add(type);
    }
  for (const type of [...names.keys()]) if (ambiguous.has(type) || !hasParts(type)) names.delete(type);
  return names;
}

/** The files of a folder, with their paths in it. */
function within(files: ReadonlyMap<string, ts.SourceFile>, folder: string): [string, ts.SourceFile][] {
  return [...files].flatMap(([path, file]) =>
    path.startsWith(folder) ? [[path.slice(folder.length), file] satisfies [string, ts.SourceFile]] : [],
  );
}

function typeAliases(checker: ts.TypeChecker, file: ts.SourceFile): ts.Symbol[] {
  const module = checker.getSymbolAtLocation(file);
  if (!module) return [];
  return checker.getExportsOfModule(module).filter(({ flags, declarations }) => {
    const [declaration] = declarations ?? [];
    const isAlias = declaration && ts.isTypeAliasDeclaration(declaration) && !declaration.typeParameters;
    const isInterface = declaration && ts.isInterfaceDeclaration(declaration) && !declaration.typeParameters;
    return flags & ts.SymbolFlags.Type && (isAlias || isInterface);
  });
}

/** Schemas by what they give and by what they take; where these are alike it is one type with one name. */
function schemaConstants(
  program: ts.Program,
  exported: TypeNames,
  directory: string,
): { schemas: SchemaNames; twins: Twins } {
  const checker = program.getTypeChecker();
  const schemas: SchemaNames = new Map();
  const twins: Twins = new Map();
  const inFull = new TypePrinter(checker, () => undefined);
  const enter = (type: ts.Type, name: TypeName, side: SchemaSide) => {
    if (hasParts(type) && !schemas.has(type)) schemas.set(type, { ...name, side });
  };
  for (const [path, file] of within(contractFiles(program, directory), `${contractFolder}/`))
    for (const statement of file.statements.filter(ts.isVariableStatement))
      for (const { name } of statement.declarationList.declarations) {
        const symbol = checker.getSymbolAtLocation(name);
        const schema = symbol && checker.getTypeOfSymbol(symbol);
        const given = schema && schemaType(checker, schema, '_output');
        const taken = schema && schemaType(checker, schema, '_input');
        if (!symbol || !given || !taken) continue;
        const own: TypeName = exported.get(given) ?? {
          name: capitalised(symbol.name),
          area: areaOf(path),
          file: capitalised(path),
          isExported: false,
          comment: commentOf(symbol, checker, ''),
        };
        enter(given, own, '_output');
        if (inFull.print(taken) !== inFull.print(given)) enter(taken, own, '_input');
        else if (taken !== given && !schemas.has(taken)) twins.set(taken, given);
      }
  return { schemas, twins };
}

/** How often each type stands in the calls, each named one looked into once. */
function countUses(
  checker: ts.TypeChecker,
  calls: readonly ContractCall[],
  named: TypeNames,
  twins: Twins,
): Map<ts.Type, number> {
  const uses = new Map<ts.Type, number>();
  const visit = (met: ts.Type): void => {
    const type = twins.get(met) ?? met;
    const count = uses.get(type) ?? 0;
    uses.set(type, count + 1);
    if (count > 0 || named.get(type)?.module) return;
    if (type.isUnion()) {
      const bare = checker.getNonNullableType(type);
      if (bare !== type) visit(bare);
      else type.types.forEach(visit);
    } else if (type.isIntersection()) type.types.forEach(visit);
    else if (checker.isArrayType(type) || checker.isTupleType(type))
      checker.getTypeArguments(type as ts.TypeReference).forEach(visit);
    else if (type.flags & ts.TypeFlags.Object) {
      for (const field of checker.getPropertiesOfType(type)) visit(checker.getTypeOfSymbol(field));
      for (const { keyType, type: item } of checker.getIndexInfosOfType(type)) {
        visit(keyType);
        visit(item);
      }
      type.aliasTypeArguments?.forEach(visit);
    }
  };
  for (const { params, query, body, answer } of calls)
    for (const type of [params, query, body, answer]) if (type) visit(type);
  return uses;
}

/** A list of something, or an object of a single field, is sooner read than looked up. */
function isWorthAName(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
  if (type.isUnion()) return type.types.length > 3;
  return (type.flags & ts.TypeFlags.Object) !== 0 && type.getProperties().length > 1;
}

function hasParts(type: ts.Type): boolean {
  return type.isUnion() || type.isIntersection() || (type.flags & ts.TypeFlags.Object) !== 0;
}

/** `ordering/drip-feeds.ts` and `dripFeeds` as `DripFeeds`. */
function capitalised(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1).replace(/\.ts$/, '');
  return last.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}
