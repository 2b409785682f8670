import type { Finding } from './check.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const limit = 300;
/** Test tables are naturally long and are read line by line. */
const exempt = /\.test\.tsx?$|\.spec\.ts$/;

export async function checkFileSizes(files: readonly SourceFile[] = sourceFiles()): Promise<Finding> {
  const measured = files
    .filter((file) => !exempt.test(file.path))
    .map((file) => ({ path: file.path, lines: file.lines.length }))
    .sort((a, b) => b.lines - a.lines);
  const median = measured[Math.floor(measured.length / 2)]?.lines ?? 0;
  const longest = measured.slice(0, 10).map(({ path, lines }) => `${String(lines).padStart(5)}  ${path}`);
  return {
    problems: measured
      .filter(({ lines }) => lines > limit)
      .map(({ path, lines }) => `${path} has ${lines} lines; split it before ${limit}`),
    note: `${measured.length} files, median ${median} lines`,
    report: `The ten longest files:\n${longest.join('\n')}`,
  };
}
