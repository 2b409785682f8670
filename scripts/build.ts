import { join } from 'node:path';
import { build } from 'vite';
import { buildServer } from './setup/build-server.ts';
import { precompress } from './setup/precompress.ts';
import { replaceFolder } from './setup/replace-folder.ts';
import { builds } from './setup/sources-hash.mjs';

/** `web`, `server`; both when none is named. */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

if (isWanted('web')) {
  const web = join(import.meta.dirname, '..', 'apps', 'web');
  await replaceFolder(builds.web, async (draft) => {
    const shared = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
    await build({ ...shared, build: { outDir: join(draft, 'client') } });
    await build({ ...shared, build: { outDir: join(draft, 'server'), ssr: 'src/entry-server.tsx' } });
    await precompress(join(draft, 'client'));
  });
}
if (isWanted('server')) await replaceFolder(builds.server, buildServer);
