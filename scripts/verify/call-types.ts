import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFolder } from '../call-types/contract-program.ts';
import { writeCallTypes } from '../call-types/write-call-types.ts';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';
import { webProgram } from './web-program.ts';

/** The committed types of the calls are what the schemas give today. */
export async function checkCallTypes(): Promise<Finding> {
  return { problems: outdatedFiles(writeCallTypes(webProgram()), join(root, contractFolder, 'generated')) };
}

export function outdatedFiles(expected: ReadonlyMap<string, string>, folder: string): string[] {
  const names = new Set([...readdirSync(folder), ...expected.keys()]);
  return [...names]
    .filter((name) => {
      const text = expected.get(name);
      return (
        text === undefined ||
        !readdirSync(folder).includes(name) ||
        readFileSync(join(folder, name), 'utf8') !== text
      );
    })
    .toSorted()
    .map((name) => `${contractFolder}/generated/${name} is not what the schemas say: npm run call-types`);
}
