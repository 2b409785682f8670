import ts from 'typescript';

/** What stands for a type instead of its fields, or nothing when it is to be written out. */
export type NameOf = (type: ts.Type) => string | undefined;

const lineWidth = 110;

/** Writes types as plain TypeScript: no library's type is left in them. */
export class TypePrinter {
  readonly #checker: ts.TypeChecker;
  readonly #nameOf: NameOf;

  constructor(checker: ts.TypeChecker, nameOf: NameOf) {
    this.#checker = checker;
    this.#nameOf = nameOf;
  }

  print(type: ts.Type, indent = ''): string {
    return this.#nameOf(type) ?? this.printContent(type, indent);
  }

  /** The type written out, even if it has a name. */
  printContent(type: ts.Type, indent = ''): string {
    if (type.isUnion()) return this.#union(type, indent);
    if (type.isIntersection()) return type.types.map((part) => this.print(part, indent)).join(' & ');
    if (!(type.flags & ts.TypeFlags.Object)) return this.#simple(type);
    if (this.#checker.isTupleType(type)) {
      const items = this.#checker.getTypeArguments(type as ts.TypeReference);
      return `[${items.map((item) => this.print(item, indent)).join(', ')}]`;
    }
    if (this.#checker.isArrayType(type)) return this.#array(type, indent);
    return this.#record(type, indent) ?? this.#object(type, indent);
  }

  /** `: string;` or `?: string;` of a field. */
  #field(field: ts.Symbol, indent: string): string {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const declared = this.#checker.getTypeOfSymbol(field);
    const type = isOptional ? this.#withoutUndefined(declared) : declared;
    const name = /^[A-Za-z_$][\w$]*$/.test(field.name) ? field.name : quoted(field.name);
    const colon = isOptional ? '?:' : ':';
    return `${name}${colon} ${this.print(type, indent)}`;
  }

  #object(type: ts.Type, indent: string): string {
    const deeper = `${indent}  `;
    const index = this.#checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: item, isReadonly: fixed }) => ({
        comment: '',
        text: `${fixed ? 'readonly ' : ''}[key: ${this.print(keyType)}]: ${this.print(item, deeper)}`,
      }));
    const fields = this.#checker.getPropertiesOfType(type).map((field) => ({
      comment: commentOf(field, this.#checker, deeper),
      text: this.#field(field, deeper),
    }));
    const all = [...fields, ...index];
    if (all.length === 0) return '{}';
    const inOneLine = `{ ${all.map(({ text }) => text).join('; ')} }`;
    const isShort = indent.length + inOneLine.length < lineWidth * 0.7 && !inOneLine.includes('\n');
    if (isShort && indent !== '' && all.every(({ comment }) => comment === '')) return inOneLine;
    return `{\n${all.map(({ comment, text }) => `${comment}${deeper}${text};\n`).join('')}${indent}}`;
  }

  /** `Partial<Record<Locale, X>>` and `Record<string, X>` say more than their fields. */
  #record(type: ts.Type, indent: string): string | undefined {
    const { aliasSymbol, aliasTypeArguments } = type;
    const [first, second] = aliasTypeArguments ?? [];
    if (aliasSymbol?.name === 'Partial' && first?.aliasSymbol?.name === 'Record')
      return `Partial<${this.print(first, indent)}>`;
    if (aliasSymbol?.name !== 'Record' || !first || !second) return undefined;
    return `Record<${this.print(first, indent)}, ${this.print(second, indent)}>`;
  }

  #array(type: ts.Type, indent: string): string {
    const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
    const text = item ? this.print(item, indent) : 'unknown';
    const isReadonlyArray = type.symbol.name === 'ReadonlyArray';
    const isUnion = item?.isUnion() === true && text !== this.#nameOf(item);
    return `${isReadonlyArray ? 'readonly ' : ''}${isUnion ? `(${text})` : text}[]`;
  }

  #union(type: ts.UnionType, indent: string): string {
    const nothing = type.types.filter(isNothing).map((part) => this.#simple(part));
    const rest = type.types.filter((part) => !isNothing(part));
    const shared = nothing.length > 0 ? this.#nameOf(this.#checker.getNonNullableType(type)) : undefined;
    if (shared) return [shared, ...nothing].join(' | ');
    const booleans = rest.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral);
    const whole = booleans.length === 2 ? ['boolean'] : booleans.map((part) => this.#simple(part));
    const others = rest.filter((part) => !(part.flags & ts.TypeFlags.BooleanLiteral));
    const texts = others
      .map((part) => ({ order: orderOf(part), text: this.print(part, indent) }))
      .toSorted((a, b) => a.order - b.order || (a.text < b.text ? -1 : 1));
    const members = [...texts.map(({ text }) => text), ...whole, ...nothing];
    const inOneLine = members.join(' | ');
    if (indent.length + inOneLine.length < lineWidth - 20 || members.length < 5) return inOneLine;
    return members.map((member) => `\n${indent}  | ${member}`).join('');
  }

  #withoutUndefined(type: ts.Type): ts.Type {
    if (!type.isUnion()) return type;
    const hasNull = type.types.some((part) => part.flags & ts.TypeFlags.Null);
    const bare = this.#checker.getNonNullableType(type);
    return hasNull ? this.#checker.getNullableType(bare, ts.TypeFlags.Null) : bare;
  }

  #simple(type: ts.Type): string {
    if (type.isStringLiteral()) return quoted(type.value);
    return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }
}

/** A comment as it stands in the contract, one line or several, ending with a line break. */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker, indent: string): string {
  return comment(ts.displayPartsToString(symbol.getDocumentationComment(checker)), indent);
}

export function comment(text: string, indent: string): string {
  const lines = text.trim().split('\n');
  if (lines[0] === '') return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

function quoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

function isNothing({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
}

/** Numbers by their value, then everything else by its text: the compiler's own order depends on what it met first. */
function orderOf(type: ts.Type): number {
  return type.isNumberLiteral() ? type.value : Number.MAX_VALUE;
}
