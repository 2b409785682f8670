import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './setup/precompress.ts';
import { sourcesHash } from './setup/sources-hash.mjs';

const web = join(import.meta.dirname, '..', 'apps', 'web');
const draft = join(web, '.cache', `build-${process.pid}`);
const replaced = `${draft}-replaced`;

// Built in a draft folder and moved at once, so that a running server or a killed build never sees half of it.
try {
  const hash = sourcesHash();
  const shared = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir: join(draft, 'client') } });
  await build({ ...shared, build: { outDir: join(draft, 'server'), ssr: 'src/entry-server.tsx' } });
  await precompress(join(draft, 'client'));
  writeFileSync(join(draft, '.built-from'), hash);
  moveAside(join(web, 'dist'));
  renameSync(draft, join(web, 'dist'));
} finally {
  rmSync(draft, { recursive: true, force: true });
  rmSync(replaced, { recursive: true, force: true });
}

function moveAside(oldBuild: string): void {
  try {
    renameSync(oldBuild, replaced);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
}
