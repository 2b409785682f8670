import type { Plugin } from 'vite';

interface Facade {
  file: string;
  target: string;
  /** What it exports, by the names in its target: `t as Page`. */
  exports: readonly { inside: string; outside: string }[];
}

interface ManifestEntry {
  file: string;
}

const manifestFile = '.vite/manifest.json';
const passesOn = /^(?:import|export\{([^}]*)\}from)"\.\/([^"]+)";\s*$/;

/**
 * A file that only passes on what another one exports costs a request and, as a browser learns of the other one late, a
 * round trip. Rolldown writes one for every entry and lazily loaded file that belongs to a group; here
 * whoever wants it gets its target.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const manifest = bundle[manifestFile];
        if (manifest?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const facades = chunks.flatMap(({ fileName, code }) => readFacade(fileName, code) ?? []);
        for (const chunk of chunks) chunk.code = pastFacades(chunk.code, facades);
        const files = new Map(facades.map(({ file, target }) => [file, target]));
        const entries: Record<string, ManifestEntry> = JSON.parse(String(manifest.source));
        for (const entry of Object.values(entries)) entry.file = files.get(entry.file) ?? entry.file;
        manifest.source = JSON.stringify(entries, null, 2);
        for (const file of files.keys()) delete bundle[file];
      },
    },
  };
}

export function readFacade(file: string, code: string): Facade | undefined {
  const [, names = '', target] = passesOn.exec(code) ?? [];
  if (!target) return undefined;
  const exports = names.split(',').flatMap((name) => {
    const [inside, outside = inside] = name.split(' as ');
    return inside && outside ? { inside, outside } : [];
  });
  return { file, target: file.replace(/[^/]+$/, target), exports };
}

export function pastFacades(code: string, facades: readonly Facade[]): string {
  return facades.reduce((text, { file, target, exports }) => {
    const fields = exports.map(({ inside, outside }) => `${outside}:m.${inside}`).join();
    return text.replaceAll(
      `import(\`./${baseName(file)}\`)`,
      `import(\`./${baseName(target)}\`).then(m=>({${fields}}))`,
    );
  }, code);
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
