import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/root.mjs';

export const contractFolder = 'packages/contract/src';

/** The schemas of the contract as the compiler sees them. */
export function openContract(directory: string = root): ts.Program {
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.json'), ts.sys.readFile);
  const only = { ...config, include: [], files: [`${contractFolder}/registry.ts`] };
  const { fileNames, options } = ts.parseJsonConfigFileContent(only, ts.sys, directory);
  return ts.createProgram(fileNames, { ...options, types: [] });
}

/** Our files that the registry leads to, by their paths from the repository's root. */
export function contractFiles(program: ts.Program, directory: string = root): Map<string, ts.SourceFile> {
  const checker = program.getTypeChecker();
  const found = new Map<string, ts.SourceFile>();
  const visit = (file: ts.SourceFile): void => {
    const path = relative(directory, file.fileName).replaceAll('\\', '/');
    if (!path.startsWith('packages/') || found.has(path)) return;
    found.set(path, file);
    for (const { moduleSpecifier } of file.statements.filter(ts.isImportDeclaration)) {
      const target = checker.getSymbolAtLocation(moduleSpecifier)?.declarations?.find(ts.isSourceFile);
      if (target) visit(target);
    }
  };
  visit(registryOf(program, directory));
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function registryOf(program: ts.Program, directory: string): ts.SourceFile {
  const registry = program.getSourceFile(join(directory, contractFolder, 'registry.ts'));
  if (!registry) throw new Error(`There is no ${contractFolder}/registry.ts.`);
  return registry;
}

export interface ContractCall {
  name: string;
  /** The folder of the contract that describes it. */
  area: string;
  method: string;
  path: string;
  summary: string;
  params?: ts.Type;
  query?: ts.Type;
  body?: ts.Type;
  answer?: ts.Type;
}

export function contractCalls(program: ts.Program, directory: string = root): ContractCall[] {
  const checker = program.getTypeChecker();
  const folder = join(directory, contractFolder);
  const module = checker.getSymbolAtLocation(registryOf(program, directory));
  const endpoints = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Endpoints');
  if (!endpoints) throw new Error(`${contractFolder}/registry.ts exports no type Endpoints.`);
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(endpoints)).map((endpoint) => {
    const type = checker.getTypeOfSymbol(endpoint);
    const text = (field: string) => {
      const value = fieldType(checker, type, field);
      return value?.isStringLiteral() ? value.value : '';
    };
    const inferred = (field: string, side: SchemaSide) => {
      const schema = fieldType(checker, type, field);
      return schema && schemaType(checker, schema, side);
    };
    return {
      name: endpoint.name,
      area: areaOf(relative(folder, declaringFile(checker, endpoint))),
      method: text('method'),
      path: text('path'),
      summary: text('summary'),
      params: inferred('params', '_input'),
      query: inferred('query', '_input'),
      body: inferred('body', '_input'),
      answer: inferred('response', '_output'),
    };
  });
}

/** What a schema takes and what it gives. */
export type SchemaSide = '_input' | '_output';

/** The type that zod infers from a schema; nothing when the type is none of a schema. */
export function schemaType(checker: ts.TypeChecker, schema: ts.Type, side: SchemaSide): ts.Type | undefined {
  return schema.flags & ts.TypeFlags.Object ? fieldType(checker, schema, side) : undefined;
}

function fieldType(checker: ts.TypeChecker, type: ts.Type, field: string): ts.Type | undefined {
  const symbol = checker.getPropertyOfType(type, field);
  return symbol && checker.getTypeOfSymbol(symbol);
}

/** A path in the contract: `ordering/quotes.ts` belongs to `ordering`; what lies beside the folders is common to them. */
export function areaOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'common';
}

/** Registries list what other files declare. */
function declaringFile(checker: ts.TypeChecker, endpoint: ts.Symbol): string {
  const [declaration] = endpoint.declarations ?? [];
  if (!declaration) throw new Error(`${endpoint.name} is declared nowhere.`);
  if (!ts.isShorthandPropertyAssignment(declaration)) return declaration.getSourceFile().fileName;
  const local = checker.getShorthandAssignmentValueSymbol(declaration);
  const origin =
    local && local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : (local ?? endpoint);
  return origin.declarations?.[0]?.getSourceFile().fileName ?? declaration.getSourceFile().fileName;
}
