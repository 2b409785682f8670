import { isReached } from './aim.ts';
import type { Results, SavedRow } from './results.ts';

const [begin, end] = ['<!-- bench: begin -->', '<!-- bench: end -->'];

/** The part of the page that the bench writes: the machine, the plot and all rows. */
export function withTable(page: string, results: Results): string {
  const [head, rest] = page.split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined) throw new Error(`the page lacks ${begin} or ${end}`);
  return [head, begin, '\n', machineText(results), plotText, tableOf(results.rows), end, tail].join('');
}

function machineText({ machine }: Results): string {
  return (
    `Measured on ${machine.measuredOn}: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGigabytes} GB, ` +
    `${machine.system}; Node ${machine.node}, PostgreSQL ${machine.postgres}; a disk that syncs 8 kB ` +
    `${machine.syncsPerSecond.toLocaleString('en-US')} times a second at the end of the run.\n\n`
  );
}

const plotText = '![Each ratio beside its aim](speed.svg)\n\n';

function tableOf(rows: readonly SavedRow[]): string {
  const lines = rows.map(({ name, ratio, reach, elsewhere, note }) =>
    [
      name,
      ratio.toFixed(2),
      reach,
      isReached(ratio, reach) ? 'yes' : '**no**',
      [elsewhere && `on ${elsewhere}`, note].filter(Boolean).join('; ').replaceAll('|', '\\|'),
    ].join(' | '),
  );
  const head = ['| work | ratio | aim | reached | note |', '|---|---:|---:|---|---|'];
  return `${[...head, ...lines.map((line) => `| ${line} |`)].join('\n')}\n`;
}
