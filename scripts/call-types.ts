import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFolder, openContract } from './call-types/contract-program.ts';
import { writeCallTypes } from './call-types/write-call-types.ts';
import { root } from './setup/root.mjs';

/** `npm run call-types`: writes the plain types of all calls. */
const folder = join(root, contractFolder, 'generated');
const files = writeCallTypes(openContract());
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of files) writeFileSync(join(folder, name), text);
console.log(`Wrote ${files.size} files to ${contractFolder}/generated`);
