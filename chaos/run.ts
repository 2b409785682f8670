import { parseArgs } from 'node:util';
import { killLedgerLoad } from './kill-ledger-load.ts';

/** `npm run chaos -- --kills=50 --database-stops=5` */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    'database-stops': { type: 'string', default: '5' },
  },
});

const report = await killLedgerLoad({
  kills: Number(values.kills),
  databaseStops: Number(values['database-stops']),
});
const problems = [...report.lost, ...report.surplus, ...report.wrongBalances, ...report.findings];
for (const problem of problems) console.error(problem);
console.log(
  `ledger load: ${report.kills} kill -9, ${report.databaseStops} immediate database stops, ` +
    `${report.chains} chains, ${report.acknowledged} acknowledged, ${report.replays} chains sent again: ` +
    `${report.lost.length} lost, ${report.surplus.length} surplus, ` +
    `${report.wrongBalances.length} wrong balances, ${report.findings.length} books findings`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
