import type { Finding } from './check.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Classes that know only left and right, with or without variants before them: `tablet:-ml-2`, `[&_li]:pl-4`. */
const classes = [
  /-?(?:scroll-)?[mp][lr]-(?:auto|px|full|\d|\[|\()/,
  /-?(?:left|right)-(?:auto|px|full|\d|\[|\()/,
  /border-[lr](?=[\s"'`-])/,
  /rounded-(?:[lr]|[tb][lr])(?=[\s"'`-])/,
  /(?:text|float|clear)-(?:left|right)(?=[\s"'`])/,
  /(?:space|divide)-x-\d/,
];
const physicalClass = new RegExp(`(?<=[\\s"'\`:!])(?:${classes.map(({ source }) => source).join('|')})`);

const properties = [
  /(?:margin|padding)-(?:left|right)\b/,
  /border-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?<![\w-])(?:left|right)\s*:/,
  /(?:text-align|float|clear|transform-origin)\s*:\s*(?:left|right)\b/,
  // Four sides named one by one, of which the second and the fourth differ: start and end are `inset-inline`.
  /\binset\s*:\s*\S+ (?:auto \S+ (?!auto)\S+|(?!auto)\S+ \S+ auto)\s*;/,
];
const physicalProperty = new RegExp(properties.map(({ source }) => source).join('|'));

/** Sideways movements that have no counterpart for the other direction on the same line. */
const movedSideways = /(?<=[\s"'`:!])-?translate-x-\d/;

interface Exception {
  path: RegExp;
  /** What may stand there; everything if absent. */
  words?: RegExp;
  reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    path: /^apps\/web\/src\/ui\/charts\/lines\//,
    reason: 'a chart runs from left to right in every language, and its cursor is placed in pixels',
  },
  {
    path: /^apps\/web\/src\//,
    words: /(?<![\w-])left-1\/2(?=.*-translate-(?:x-)?1\/2)|50% auto auto 50%/g,
    reason: 'the middle is the same from both sides, and the translation that completes it is physical',
  },
  {
    path: /^apps\/web\/src\//,
    words: /header-(?:left|right)/g,
    reason: 'names of the two colours that a panel’s header runs through',
  },
];

const where = /^apps\/web\/src\/.*\.(?:tsx?|css)$/;
const tests = /\.test\.tsx?$/;

/** Left and right exist in one direction of reading only; start and end exist in both. */
export function checkPhysicalSides(files: readonly SourceFile[] = sourceFiles()): Finding {
  const read = files.filter(({ path }) => where.test(path) && !tests.test(path));
  return { problems: read.flatMap(sidesIn), note: `${read.length} files, ${exceptions.length} exceptions` };
}

function sidesIn({ path, lines }: SourceFile): string[] {
  const allowed = exceptions.filter((exception) => exception.path.test(path));
  if (allowed.some(({ words }) => words === undefined)) return [];
  const forbidden = path.endsWith('.css') ? physicalProperty : physicalClass;
  return lines.flatMap((line, index) => {
    if (/^\s*(?:\/\/|\*|\/\*|\{\/\*)/.test(line)) return [];
    const rest = allowed.reduce((text, { words }) => (words ? text.replace(words, '') : text), line);
    const found = forbidden.exec(rest)?.[0] ?? unmirrored(path, rest);
    return found ? [`${path}:${index + 1}: ${found.trim()}: say start or end`] : [];
  });
}

function unmirrored(path: string, line: string): string | undefined {
  if (path.endsWith('.css') || /(?<=[\s"'`])rtl:/.test(line)) return undefined;
  return movedSideways.exec(line)?.[0];
}
