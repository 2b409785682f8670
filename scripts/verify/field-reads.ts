import ts from 'typescript';

const propertyLists = new Set(['entries', 'keys', 'values', 'fromEntries', 'assign']);

/** Which declared fields the given files read: by name, by taking an object apart, or by handing it on to a type that is read. */
export class FieldReads {
  readonly #checker: ts.TypeChecker;
  readonly #read = new Set<ts.Declaration>();
  /** A field of a wider type counts as read when the field it was handed on to is read. */
  readonly #handedOn = new Map<ts.Declaration, Set<ts.Declaration>>();
  readonly #related = new Map<ts.Type, Set<ts.Type>>();

  constructor(program: ts.Program, files: readonly ts.SourceFile[]) {
    this.#checker = program.getTypeChecker();
    for (const file of files) this.#visit(file);
  }

  has(field: ts.Symbol, seen = new Set<ts.Declaration>()): boolean {
    return (field.declarations ?? []).some((declaration) => this.#isRead(declaration, seen));
  }

  #isRead(declaration: ts.Declaration, seen: Set<ts.Declaration>): boolean {
    if (this.#read.has(declaration)) return true;
    if (seen.has(declaration)) return false;
    seen.add(declaration);
    return [...(this.#handedOn.get(declaration) ?? [])].some((next) => this.#isRead(next, seen));
  }

  #visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) this.#note(this.#checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) this.#noteKeys(node);
    if (ts.isObjectBindingPattern(node)) this.#noteBinding(node);
    if (ts.isCallExpression(node)) this.#noteListing(node);
    if (ts.isJsxSpreadAttribute(node)) this.#relateSpread(node);
    if (isHandedOn(node)) {
      const target = this.#checker.getContextualType(node);
      if (target) this.#relate(this.#checker.getTypeAtLocation(node), target);
    }
    ts.forEachChild(node, (child) => this.#visit(child));
  }

  #note(field: ts.Symbol | undefined): void {
    for (const declaration of field?.declarations ?? []) this.#read.add(declaration);
  }

  #noteNamed(type: ts.Type, name: string): void {
    for (const part of parts(type)) this.#note(this.#checker.getPropertyOfType(part, name));
  }

  /** `record[key]`, where the type of `key` says which names it may be. */
  #noteKeys({ expression, argumentExpression }: ts.ElementAccessExpression): void {
    const record = this.#checker.getTypeAtLocation(expression);
    const key = this.#checker.getTypeAtLocation(argumentExpression);
    const known = this.#checker.getBaseConstraintOfType(key) ?? key;
    for (const name of parts(known)) if (name.isStringLiteral()) this.#noteNamed(record, name.value);
  }

  #noteBinding(pattern: ts.ObjectBindingPattern): void {
    const type = this.#checker.getTypeAtLocation(pattern);
    for (const { propertyName, name, dotDotDotToken } of pattern.elements) {
      const field = propertyName ?? name;
      if (!dotDotDotToken && (ts.isIdentifier(field) || ts.isStringLiteral(field)))
        this.#noteNamed(type, field.text);
    }
  }

  /** `Object.entries(record)` reads every field. */
  #noteListing({ expression, arguments: listed }: ts.CallExpression): void {
    if (!ts.isPropertyAccessExpression(expression) || expression.expression.getText() !== 'Object') return;
    if (!propertyLists.has(expression.name.text)) return;
    for (const argument of listed) {
      for (const type of parts(this.#checker.getTypeAtLocation(argument)))
        for (const field of this.#checker.getPropertiesOfType(type)) this.#note(field);
    }
  }

  #relateSpread(spread: ts.JsxSpreadAttribute): void {
    const target = this.#checker.getContextualType(spread.parent);
    if (target) this.#relate(this.#checker.getTypeAtLocation(spread.expression), target);
  }

  #relate(source: ts.Type, target: ts.Type): void {
    for (const from of parts(source)) {
      for (const to of parts(target)) if (from !== to && this.#isNew(from, to)) this.#relateFields(from, to);
    }
  }

  #isNew(from: ts.Type, to: ts.Type): boolean {
    if (!hasFields(from) || !hasFields(to)) return false;
    if (!this.#itemOf(from) && !this.#isOurs(from)) return false;
    const seen = this.#related.get(from) ?? new Set();
    this.#related.set(from, seen);
    if (seen.has(to)) return false;
    seen.add(to);
    return true;
  }

  #relateFields(from: ts.Type, to: ts.Type): void {
    const [item, wanted] = [this.#itemOf(from), this.#itemOf(to)];
    if (item && wanted) {
      this.#relate(item, wanted);
      return;
    }
    for (const wantedField of this.#checker.getPropertiesOfType(to)) {
      const field = this.#checker.getPropertyOfType(from, wantedField.name);
      if (!field) continue;
      for (const declaration of field.declarations ?? []) {
        const next = this.#handedOn.get(declaration) ?? new Set();
        this.#handedOn.set(declaration, next);
        for (const other of wantedField.declarations ?? []) {
          if (other !== declaration) next.add(other);
          // A library that declares the field reads it.
          if (isLibrary(other)) this.#read.add(declaration);
        }
      }
      this.#relate(this.#checker.getTypeOfSymbol(field), this.#checker.getTypeOfSymbol(wantedField));
    }
  }

  /** Types of libraries have thousands of fields, and none of them is ours. */
  #isOurs(type: ts.Type): boolean {
    const [field] = this.#checker.getPropertiesOfType(type);
    const [declaration] = field?.declarations ?? [];
    return declaration !== undefined && !isLibrary(declaration);
  }

  #itemOf(type: ts.Type): ts.Type | undefined {
    return this.#checker.isArrayLikeType(type)
      ? this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      : undefined;
  }
}

/** The members of a union, or the type itself. */
export function parts(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function hasFields({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

/** A value that goes from one place to another: literals are taken apart where they stand. */
function isHandedOn(node: ts.Node): node is ts.Expression {
  const { parent } = node;
  if (ts.isIdentifier(node) && ts.isShorthandPropertyAssignment(parent)) return true;
  const isValue =
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isAwaitExpression(node);
  if (!isValue) return false;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.includes(node) === true;
  return (
    ts.isJsxExpression(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isSpreadAssignment(parent) ||
    ts.isConditionalExpression(parent) ||
    isFallback(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node)
  );
}

/** `value ?? other` */
function isFallback(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
}

function isLibrary(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().isDeclarationFile;
}
