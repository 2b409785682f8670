import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const milliseconds = 300;

/** How often a second the disk under the databases makes 8 kB durable: what a commit alone cannot exceed. */
export function syncsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-sync-'));
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(8192, 1);
  let count = 0;
  const start = performance.now();
  for (; performance.now() < start + milliseconds; count += 1) {
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
  }
  const seconds = (performance.now() - start) / 1000;
  closeSync(file);
  rmSync(folder, { recursive: true });
  return count / seconds;
}
