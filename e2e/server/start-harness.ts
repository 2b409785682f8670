import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const repository = join(import.meta.dirname, '../..');

/** Builds and serves a separate page for components that the panel's pages do not use yet. */
export async function startHarness(): Promise<{ origin: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'marquee-harness-'));
  const shared = {
    root: join(repository, 'e2e/harness'),
    configFile: join(repository, 'apps/web/vite.config.ts'),
    publicDir: false,
    logLevel: 'warn',
  } as const;
  await build({ ...shared, build: { outDir, rolldownOptions: { input: join(shared.root, 'index.html') } } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const origin = server.resolvedUrls?.local[0] ?? '';
  const stop = async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  return { origin, stop };
}
