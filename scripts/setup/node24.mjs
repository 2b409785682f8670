import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { SetupProblem } from './setup-problem.mjs';

/** A Node that runs TypeScript as it is: the one we run on, or the one that came with the packages. */
export function node24() {
  if (runsTypeScript(process.versions.node)) {
    return process.execPath;
  }
  const [platform, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const name = `node-${platform}-${process.arch}`;
  const bundled = join(root, 'node_modules', name, 'bin', file);
  if (!existsSync(bundled)) {
    throw new SetupProblem(
      `Marquee runs on Node 24, this is Node ${process.versions.node}, and the package ${name} that would bring it is not there: install Node 24 and try again.`,
    );
  }
  return bundled;
}

function runsTypeScript(version) {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}
