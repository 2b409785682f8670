import { spawn } from 'node:child_process';
import { root } from '../setup/root.mjs';

export interface ToolResult {
  code: number;
  output: string;
  errors: string;
}

/** Runs a package's command under this Node; `tool` is its path below `node_modules`. */
export function runTool(
  tool: string,
  args: readonly string[],
  cwd: string = root,
  environment: NodeJS.ProcessEnv = {},
): Promise<ToolResult> {
  const child = spawn(process.execPath, [`${root}/node_modules/${tool}`, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        output: String(Buffer.concat(output)),
        errors: String(Buffer.concat(errors)),
      }),
    );
  });
}

/** For tools without a machine-readable report: no output means success, anything else is the problem. */
export async function problemsOfTool(tool: string, args: readonly string[]): Promise<string[]> {
  const { code, output, errors } = await runTool(tool, args);
  if (code === 0) return [];
  return [`${output}\n${errors}`.trim() || `${tool} ended with code ${code}`];
}
