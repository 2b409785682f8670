import type ts from 'typescript';
import { root } from '../setup/root.mjs';
import { type ContractCall, contractCalls } from './contract-program.ts';
import { comment, TypePrinter } from './print-type.ts';
import { nameTypes, type TypeName } from './type-names.ts';

const heading =
  '// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.';

/** The files of `packages/contract/src/generated` by name: plain types of all calls, for whoever makes them. */
export function writeCallTypes(program: ts.Program, directory: string = root): Map<string, string> {
  const checker = program.getTypeChecker();
  const calls = contractCalls(program, directory);
  const names = nameTypes(program, calls, directory);
  const areas = new Map<string, AreaFile>();
  const open = (area: string): AreaFile => {
    const file = areas.get(area) ?? { types: new Map(), imports: new Map(), calls: [] };
    areas.set(area, file);
    return file;
  };

  /** Prints for one file; what it names is declared in its own area or imported from another's. */
  const printFor = (area: string): TypePrinter => {
    const file = open(area);
    return new TypePrinter(checker, (type) => {
      const found = names.get(type);
      if (!found) return undefined;
      if (found.area !== area) {
        const from = found.module ?? `./${found.area}.ts`;
        file.imports.set(from, (file.imports.get(from) ?? new Set()).add(found.name));
      }
      if (!found.module) declare(type, found);
      return found.name;
    });
  };
  const declare = (type: ts.Type, { name, area, comment: text }: TypeName): void => {
    const { types } = open(area);
    if (types.has(name)) return;
    types.set(name, '');
    const content = printFor(area).printContent(type);
    const isPlainObject = content.startsWith('{\n') && content.indexOf('\n}') === content.length - 2;
    types.set(
      name,
      isPlainObject
        ? `${text}export interface ${name} ${content}\n`
        : `${text}export type ${name} = ${content};\n`,
    );
  };

  for (const call of calls) open(call.area).calls.push(printCall(call, printFor(call.area)));
  return new Map([
    ...[...areas].map(([area, file]) => [`${area}.ts`, printArea(area, file)] as const),
    ['calls.ts', printIndex([...areas].filter(([, file]) => file.calls.length > 0).map(([area]) => area))],
  ]);
}

interface AreaFile {
  types: Map<string, string>;
  imports: Map<string, Set<string>>;
  calls: string[];
}

function printCall(call: ContractCall, printer: TypePrinter): string {
  const sides = (['params', 'query', 'body', 'answer'] as const).flatMap((side) => {
    const type = call[side];
    if (!type && side !== 'answer') return [];
    return [`    ${side}: ${type ? printer.print(type, '    ') : 'undefined'};\n`];
  });
  const text = comment(`${call.summary}: \`${call.method} ${call.path}\``, '  ');
  return `${text}  ${call.name}: {\n${sides.join('')}  };\n`;
}

function printArea(area: string, { types, imports, calls }: AreaFile): string {
  const sorted = [...imports].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(
    ([from, names]) => `import type { ${[...names].toSorted().join(', ')} } from '${from}';\n`,
  );
  const declared = [...types].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  const own = calls.length > 0 ? [`export interface ${callsName(area)} {\n${calls.join('\n')}}\n`] : [];
  return [`${heading}\n${lines.join('')}`, ...own, ...declared].join('\n');
}

/** Every call by name: what is sent with it and what answers it. */
function printIndex(areas: readonly string[]): string {
  const sorted = areas.toSorted();
  const lines = sorted.map((area) => `import type { ${callsName(area)} } from './${area}.ts';\n`);
  return [
    `${heading}\n${lines.join('')}`,
    `/** Every call by name: what is sent with it, and what answers it. */\nexport interface Calls\n  extends ${sorted.map(callsName).join(',\n    ')} {}\n`,
    'export type CallName = keyof Calls;\n',
  ].join('\n');
}

function callsName(area: string): string {
  return `${area.replace(/^./, (letter) => letter.toUpperCase())}Calls`;
}
