import { join } from 'node:path';
import ts from 'typescript';
import { contractFolder } from '../call-types/contract-program.ts';
import { root } from '../setup/root.mjs';

let opened: ts.Program | undefined;

/** Opened once for all checks that ask the compiler: it takes most of their time. */
export function webProgram(): ts.Program {
  opened ??= openProgram();
  return opened;
}

/** The web app and the contract, as the compiler sees them. */
export function openProgram(directory: string = root): ts.Program {
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.json'), ts.sys.readFile);
  const only = { ...config, include: ['apps/web/src', contractFolder] };
  const { fileNames, options } = ts.parseJsonConfigFileContent(only, ts.sys, directory);
  return ts.createProgram(
    fileNames.filter((path) => !/\.test\.tsx?$/.test(path)),
    options,
  );
}
