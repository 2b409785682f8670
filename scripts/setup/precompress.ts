import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const compressible = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest|wasm|map)$/;

/** Writes `.br` and `.gz` next to every asset that gets smaller, so that the server need not compress assets. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const assets = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(assets.map((asset) => precompressFile(join(asset.parentPath, asset.name))));
}

async function precompressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length <= 1024) {
    return;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
