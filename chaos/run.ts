import { parseArgs } from 'node:util';
import { withScratchDatabase } from '../bench/catalogue/catalogue-database.ts';
import { killChildOrders } from './child-orders.ts';
import { dispatchChaos } from './dispatch-chaos.ts';
import { killLedgerLoad } from './kill-ledger-load.ts';
import { killMoneyLoad } from './money/kill-money-load.ts';

/** `npm run chaos -- --kills=50 --database-stops=5 --orders=1000 --only=ledger|money|dispatch|child-orders` */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    'database-stops': { type: 'string', default: '5' },
    /** For each way a provider fails. */
    orders: { type: 'string', default: '1000' },
    only: { type: 'string' },
  },
});
const options = { kills: Number(values.kills), databaseStops: Number(values['database-stops']) };
const faults = `${options.kills} kill -9, ${options.databaseStops} immediate database stops`;

async function ledger(): Promise<string[]> {
  const report = await killLedgerLoad(options);
  console.log(
    `ledger load: ${faults}, ${report.chains} chains, ${report.acknowledged} acknowledged, ` +
      `${report.replays} chains sent again: ${report.lost.length} lost, ${report.surplus.length} surplus, ` +
      `${report.wrongBalances.length} wrong balances, ${report.findings.length} books findings`,
  );
  return [...report.lost, ...report.surplus, ...report.wrongBalances, ...report.findings];
}

async function money(): Promise<string[]> {
  const report = await killMoneyLoad({
    ...options,
    connectionLosses: options.kills,
    atOnce: 12,
    isPatient: true,
  });
  console.log(
    `money load: ${faults}, ${report.shoppers} shoppers on ${report.journeys} journeys, ` +
      `${report.repeated} calls made again: ${report.problems.length} problems`,
  );
  return report.problems;
}

async function childOrders(): Promise<string[]> {
  const report = await withScratchDatabase((url) => killChildOrders(url, options.kills));
  console.log(
    `orders of a child panel: ${report.kills} kill -9, ${report.orders} orders, ${report.placed} placed in the parent, ` +
      `${report.inBetween} in the middle of a transaction: ${report.problems.length} problems`,
  );
  return report.problems;
}

const problems: string[] = [];
const isSelected = (name: string) => values.only === undefined || values.only === name;
if (isSelected('ledger')) problems.push(...(await ledger()));
if (isSelected('money')) problems.push(...(await money()));
if (isSelected('dispatch'))
  problems.push(...(await dispatchChaos({ orders: Number(values.orders), jobs: 100 })));
if (isSelected('child-orders')) problems.push(...(await childOrders()));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
