import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';
import { runTool, type ToolResult } from './run-tool.ts';

const compiler = 'typescript7/bin/tsc';

/** A page of the console: what an editor reads and infers to check it is what whoever opens it waits for. */
const page = 'apps/web/src/features/orders/console/orders-page.tsx';
/** A third more than the page costs today. The memory depends on when the compiler collects its garbage. */
const limits: TypeCosts = { types: 95_000, megabytes: 320 };

interface TypeCosts {
  types: number;
  megabytes: number;
}

/** Everything; for the report from scratch, since what is known from the last time costs nothing. */
export async function checkTypes(isReport: boolean): Promise<Finding> {
  const fast = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  const result = await runTool(compiler, [
    '-p',
    '.',
    // Each checker works out for itself what the types mean that it meets: more than cores only cost.
    '--checkers',
    String(Math.min(4, availableParallelism())),
    ...(isReport ? ['--extendedDiagnostics'] : fast),
  ]);
  const problems = problemsOf(result);
  if (!isReport || problems.length > 0) return { problems };
  return { problems, report: `Checking the types of everything: ${told(result.output)}` };
}

/** On one thread, so that the count is the same on every machine. */
export async function checkTypesOfPage(): Promise<Finding> {
  const project = join(root, '.cache/types-of-page.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(project, JSON.stringify({ extends: '../tsconfig.json', include: [], files: [`../${page}`] }));
  const result = await runTool(compiler, ['-p', project, '--singleThreaded', '--extendedDiagnostics']);
  const costs = costsIn(result.output);
  const problems = [...problemsOf(result), ...excessOf(costs)];
  return {
    problems,
    note: `${costs.types} types`,
    report: `Checking the types of ${page}: ${told(result.output)}`,
  };
}

export function excessOf(costs: TypeCosts): string[] {
  const remedy = `callers import plain types; see docs/decisions/0062-plain-types-for-callers.md`;
  return (['types', 'megabytes'] as const).flatMap((unit) =>
    costs[unit] > limits[unit]
      ? [`${page} takes ${costs[unit]} ${unit} to check; the limit is ${limits[unit]}: ${remedy}`]
      : [],
  );
}

/** What `--extendedDiagnostics` prints: `Types: 69965`, `Memory used: 201741K`. */
export function costsIn(output: string): TypeCosts {
  return { types: figure(output, 'Types'), megabytes: Math.round(figure(output, 'Memory used') / 1000) };
}

function figure(output: string, name: string): number {
  const [, value] = new RegExp(`^${name}: +([\\d.]+)`, 'm').exec(output) ?? [];
  if (value === undefined) throw new Error(`The compiler does not tell its ${name}:\n${output}`);
  return Number(value);
}

function told(output: string): string {
  const { types, megabytes } = costsIn(output);
  return `${types} types, ${megabytes} MB, ${figure(output, 'Total time').toFixed(1)} s`;
}

function problemsOf({ code, output, errors }: ToolResult): string[] {
  return code === 0 ? [] : [`${output}\n${errors}`.trim() || `The compiler ended with code ${code}`];
}
