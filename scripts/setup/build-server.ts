import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { serverOutput } from '../../apps/web/server-output.ts';
import { root } from './root.mjs';
import { builds } from './sources-hash.mjs';

const server = join(root, 'apps', 'server');
const finalFolder = dirname(builds.server.stamp);

/** Native code, files beside their code, or loaded by the few verbs that need them: read from their packages. */
const external = [
  '@leeoniya/ufuzzy',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'aws4fetch',
  'file-type',
  'fontkit',
  'nodemailer',
  'openid-client',
  'otplib',
  'pdfkit',
  'pg-native',
  're2js',
  'sharp',
  'stripe',
  'subset-font',
  'tldts-icann',
  'unpdf',
  'vite',
  'wawoff2',
  'yaml',
];

/** What every start loads; the rest is loaded by what needs it. */
const loadedFirst = ['start.ts'];
const loadedNext = ['installation.ts', 'app.ts', 'worker.ts', 'owner-link.ts'];

/**
 * The server's three thousand files as a few: reading, resolving and stripping each by itself takes most of a start.
 * Development and tests run the sources as they are.
 */
export async function buildServer(draft: string): Promise<void> {
  await build({
    root: server,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [ownPlaces()],
    ssr: { noExternal: true, external },
    build: {
      ssr: 'src/main.ts',
      outDir: draft,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: startGroups() },
          ...serverOutput,
        },
      },
    },
  });
}

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** A file that waits for others at its top level must not be in one chunk with what they need: they would wait for it. */
function startGroups() {
  const first = importsOf(loadedFirst);
  const next = importsOf(loadedNext);
  return [
    {
      debugName: 'base',
      name: (id: string, modules: Modules) => (first(id, modules) ? 'base' : null),
      priority: 2,
    },
    {
      debugName: 'server',
      name: (id: string, modules: Modules) => (next(id, modules) ? 'server' : null),
      priority: 1,
    },
  ];
}

/** Whether a module is imported, directly or through others, by one of these. */
function importsOf(names: readonly string[]): (id: string, modules: Modules) => boolean {
  let found: Set<string> | undefined;
  return (id, modules) => {
    found ??= findImports(
      names.map((name) => join(server, 'src', name)),
      modules,
    );
    return found.has(id);
  };
}

function findImports(files: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  };
  for (const file of files) add(file);
  // A set hands out what is added while it is walked.
  for (const id of found) add(id);
  return found;
}

/** Our files find others beside them: each keeps the place of its source. */
function ownPlaces(): Plugin {
  const ownFolders = [join(server, 'src'), join(root, 'packages')];
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!ownFolders.some((folder) => id.startsWith(folder)) || !code.includes('import.meta.')) return;
      const source = JSON.stringify(relative(finalFolder, id).replaceAll('\\', '/'));
      return code
        .replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', new URL(${source}, import.meta.url)))`,
        );
    },
  };
}
