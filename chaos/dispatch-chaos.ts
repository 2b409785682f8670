import { withScratchDatabase } from '../bench/catalogue/catalogue-database.ts';
import { dispatchFault, faultModes } from './dispatch-faults.ts';
import { killWithJobs } from './dispatch-jobs.ts';

/** Every failure of a provider or a worker, each on a separate database. Returns what went wrong. */
export async function dispatchChaos({ orders, jobs }: { orders: number; jobs: number }): Promise<string[]> {
  const problems: string[] = [];
  for (const mode of faultModes) {
    const report = await withScratchDatabase((url) => dispatchFault(url, mode, orders));
    problems.push(...report.problems);
    if (report.unknown !== report.ambiguous) problems.push(`${mode}: in doubt are others than were made so`);
    console.log(
      `dispatch, ${mode}: ${report.orders} orders${report.kills > 0 ? `, ${report.kills} kill -9` : ''}, ` +
        `${report.placed} placed, ${report.unknown} unknown of ${report.ambiguous} ambiguous, ` +
        `${report.problems.length} problems`,
    );
  }
  const report = await withScratchDatabase((url) => killWithJobs(url, jobs));
  problems.push(...report.problems);
  console.log(
    `jobs: ${report.running} of ${report.jobs} running when their worker was killed, ` +
      `all done by another one ${report.seconds.toFixed(1)} s later, ${report.problems.length} problems`,
  );
  return problems;
}
