import { posix } from 'node:path';
import type { SourceFile } from '../../verify/source-files.ts';

const imported = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const ownPackage = /^@marquee\/(contract|domain|i18n)\/(.+)$/;

/** Which files import a file, directly or not, on demand or not. */
export class ImportGraph {
  readonly #importers = new Map<string, Set<string>>();

  constructor(files: readonly SourceFile[]) {
    for (const { path, lines } of files) {
      for (const [, name = ''] of lines.join('\n').matchAll(imported)) {
        const target = targetOf(path, name);
        if (target) this.#importers.set(target, (this.#importers.get(target) ?? new Set()).add(path));
      }
    }
  }

  /** Those that import one of these files themselves. */
  importersOf(files: readonly string[]): Set<string> {
    return new Set(files.flatMap((file) => [...(this.#importers.get(file) ?? [])]));
  }

  /** These files and all that reach them. `through` says whether what imports a file counts as reached, too. */
  reaching(files: readonly string[], through: (path: string) => boolean = () => true): Set<string> {
    const reached = new Set(files);
    // A set may grow while it is read.
    for (const file of reached)
      for (const importer of this.#importers.get(file) ?? []) if (through(importer)) reached.add(importer);
    return reached;
  }
}

function targetOf(path: string, name: string): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
  const [, folder, file] = ownPackage.exec(name) ?? [];
  return folder ? `packages/${folder}/src/${file}` : undefined;
}
