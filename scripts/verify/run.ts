import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Check, Finding } from './check.ts';
import { checks } from './checks.ts';

/** `npm run verify`: one line per check as it ends, then what went wrong. `--json=<file>` writes the results to a file. */
const started = performance.now();
const results: { name: string; finding: Finding }[] = [];
const waiting = [...checks];

const workers = Array.from({ length: availableParallelism() }, work);
// Whoever waits for a free processor has one as soon as no check is left to begin.
void Promise.race(workers).then(() => process.send?.('last check'));
await Promise.all(workers);

const failed = results.filter(({ finding }) => finding.problems.length > 0);
for (const { name, finding } of failed) console.log(`\n${name}\n${indented(finding.problems.join('\n'))}`);
if (process.argv.includes('--report')) await printReport();
console.log(`\n${results.length - failed.length} of ${results.length} checks hold, ${seconds(started)}`);

const jsonFile = process.argv.find((argument) => argument.startsWith('--json='))?.slice('--json='.length);
if (jsonFile) {
  writeFileSync(
    jsonFile,
    JSON.stringify({ passed: results.length - failed.length, failed: failed.map(({ name }) => name) }),
  );
}
process.exitCode = failed.length === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
}

async function runCheck({ name, run }: Check): Promise<void> {
  const from = performance.now();
  const finding = await run().catch((error: unknown) => ({ problems: [String(error)] }) as Finding);
  results.push({ name, finding });
  const verdict = finding.problems.length === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${verdict}  ${name.padEnd(18)}  ${seconds(from).padStart(6)}  ${finding.note ?? ''}`.trimEnd(),
  );
}

async function printReport(): Promise<void> {
  for (const { finding } of results) if (finding.report) console.log(`\n${finding.report}`);
  const { codeFigures } = await import('./code-figures.ts');
  console.log(`\n${(await codeFigures()).join('\n')}`);
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}
