import type { Plugin } from 'vite';
import { withEmptyBody, withoutBody } from './left-out.ts';

const reactFile = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * React's own numbers for elements that no page of ours renders: lists of suspended parts, tags that React moves
 * into the head, `<html>`, `<head>` and `<body>`, view transitions, activities.
 */
const unusedTags: ReadonlySet<unknown> = new Set([19, 26, 27, 30, 31]);

/** Where React makes such an element: it throws instead, so that everything behind it is never reached. */
const creations: readonly (readonly [from: string, to: string])[] = [
  [
    `      ? 26
      : "html" === type || "head" === type || "body" === type
        ? 27
        : 5;`,
    `      ? leftOut(type)
      : "html" === type || "head" === type || "body" === type
        ? leftOut(type)
        : 5;`,
  ],
  ...['REACT_ACTIVITY_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_VIEW_TRANSITION_TYPE'].map(
    (type) =>
      [
        `      case ${type}:\n        return (`,
        `      case ${type}:\n        return leftOut(type), (`,
      ] as const,
  ),
];

/** Where a form that was submitted tells `useFormStatus`, which nobody asks; its action is never a function. */
const submission = [
  '  var queue = ensureFormComponentIsStateful(formFiber).queue;\n  startTransition(',
  '  return null === action ? void 0 : leftOut("action");\n  startTransition(',
] as const;

const leftOut = 'function leftOut(type) { throw Error("Left out of the bundle: " + String(type)); }\n';

/** Only run for elements with those numbers, for actions of forms or for references to fragments. */
const unusedFunctions = [
  'acquireResource',
  'commitAfterMutationEffectsOnFiber',
  'commitHostSingletonAcquisition',
  'commitNewChildToFragmentInstance',
  'defaultOnDefaultTransitionIndicator',
  'deleteChildFromFragmentInstance',
  'estimateBandwidth',
  'FragmentInstance',
  'getResource',
  'insertSuspendedStylesheets',
  'mountActionState',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'releaseSingletonInstance',
  'requestFormReset',
  'rerenderActionState',
  'resolveSingletonInstance',
  'startViewTransition',
  'suspendInstance',
  'suspendResource',
  'updateActionState',
];

/** Look through each change of the page for elements that never are there. */
const idleFunctions = [
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'measureNestedViewTransitions',
  'preloadInstanceAndSuspendIfNeeded',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'trackEnterViewTransitions',
];

/** Names of components for a stack that we report nowhere. */
const unheardFunctions = ['getStackByFiberInDevAndProd'];

const fragmentMethod = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gm;

/** React is written for every way of using it; browsers get what this app runs (docs/developers/first-page.md). */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: reactFile },
      handler(code) {
        return { code: leanReactFile(code, (text) => this.parse(text, { lang: 'js' })), map: null };
      },
    },
  };
}

export function leanReactFile(code: string, parse: (code: string) => unknown): string {
  const never = [...creations, submission].reduce(replaceOnce, code);
  const empty = [...idleFunctions, ...unheardFunctions].reduce(
    withEmptyBody,
    unusedFunctions.reduce(withoutBody, never),
  );
  return withoutTags(empty.replace(fragmentMethod, ''), parse) + leftOut;
}

function replaceOnce(code: string, [from, to]: readonly [string, string]): string {
  if (code.split(from).length !== 2) throw new Error(`React has changed, see lean-react.ts: ${from}`);
  return code.replace(from, to);
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  by: string;
}

/** Branches for elements that are never made. */
export function withoutTags(code: string, parse: (code: string) => unknown): string {
  const edits: Edit[] = [];
  const visit = (value: unknown, scope: number) => {
    if (Array.isArray(value)) for (const part of value) visit(part, scope);
    if (!isNode(value)) return;
    const edit = deadPart(value);
    if (edit) edits.push(edit);
    else if (value.type === 'SwitchStatement') visit(liveCases(value, scope, edits), scope);
    else for (const part of Object.values(value)) visit(part, scopeOf(value) ?? scope);
  };
  visit(parse(code), 0);
  const fromTheEnd = edits.toSorted((one, other) => other.start - one.start);
  return fromTheEnd.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** Where a function's own statements begin. */
function scopeOf({ type, body }: Node): number | undefined {
  return /^Function/.test(type) && isNode(body) ? body.start + 1 : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isTag(value: unknown): boolean {
  if (!isNode(value)) return false;
  const name = value.type === 'MemberExpression' ? value.property : value;
  return isNode(name) && name.type === 'Identifier' && name.name === 'tag';
}

/** `30 === fiber.tag` */
function deadPart({ type, operator, left, right, start, end }: Node): Edit | undefined {
  if (type !== 'BinaryExpression' || (operator !== '===' && operator !== '!==')) return;
  if (!isNode(left) || !isUnused(left) || !isTag(right)) return;
  return { start, end, by: operator === '===' ? '!1' : '!0' };
}

/** Cuts `case 30:` out, with its statements if no other case runs into them, and hands back the others. */
function liveCases({ discriminant, cases }: Node, scope: number, edits: Edit[]): Node[] {
  const live: Node[] = [];
  let isReached = false;
  for (const branch of cases as Node[]) {
    const statements = branch.consequent as Node[];
    const isDead = isTag(discriminant) && isUnused(branch.test);
    const kept = isDead && !isReached ? undefined : statements[0];
    if (isDead) edits.push({ start: branch.start, end: kept?.start ?? branch.end, by: '' });
    // A variable of the cut statements belongs to the whole function, and others may use it.
    if (isDead && !kept) for (const name of variablesOf(statements)) edits.push(declaration(scope, name));
    if (!isDead || kept) live.push({ ...branch, test: null });
    if (!isDead || isReached) isReached = !ends(statements);
  }
  return live;
}

function declaration(start: number, name: string): Edit {
  return { start, end: start, by: `var ${name};` };
}

/** Names that these statements declare for their function; functions within them keep theirs. */
function variablesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(variablesOf);
  if (!isNode(value) || scopeOf(value) !== undefined) return [];
  const { id } = value;
  const own = value.type === 'VariableDeclarator' && isNode(id) ? [String(id.name)] : [];
  return [...own, ...Object.values(value).flatMap(variablesOf)];
}

function isUnused(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal' && unusedTags.has(value.value);
}

function ends(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return ends(last.body as Node[]);
  return ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(
    last?.type ?? '',
  );
}
