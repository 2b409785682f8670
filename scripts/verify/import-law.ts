import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';
import { runTool } from './run-tool.ts';
import { sourceFolders } from './source-files.ts';

interface CruiseResult {
  summary: {
    totalCruised: number;
    violations: {
      from: string;
      to: string;
      rule: { name: string };
      comment?: string;
      cycle?: { name: string }[];
    }[];
  };
}

interface Tree {
  directory: string;
  folders: readonly string[];
  /** Fewer files than this means that the tool did not find them, not that the tree became small. */
  leastModules: number;
}

const wholeTree: Tree = {
  directory: root,
  folders: sourceFolders,
  leastModules: 400,
};

export async function checkImportLaw(tree: Tree = wholeTree): Promise<Finding> {
  const { output, errors } = await runTool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...tree.folders],
    tree.directory,
  );
  const { summary } = readResult(output, errors);
  const problems = summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? [from, ...cycle.map((step) => step.name)] : [from, to];
    return `${rule.name}: ${way.join(' → ')}`;
  });
  if (summary.totalCruised < tree.leastModules) {
    problems.push(`only ${summary.totalCruised} files were read, expected at least ${tree.leastModules}`);
  }
  return { problems, note: `${summary.totalCruised} modules` };
}

function readResult(output: string, errors: string): CruiseResult {
  try {
    return JSON.parse(output) as CruiseResult;
  } catch {
    throw new Error(`dependency-cruiser gave no result: ${errors.trim() || output.slice(0, 500)}`);
  }
}
