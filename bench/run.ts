import { parseArgs } from 'node:util';
import type { Bench, BenchResult } from './bench.ts';
import { benches as catalogueList } from './catalogue/catalogue-list.ts';
import { benches as catalogueMemory } from './catalogue/catalogue-memory.ts';
import { benches as catalogueRebuild } from './catalogue/catalogue-rebuild.ts';
import { benches as catalogueScroll } from './catalogue/catalogue-scroll.ts';
import { benches as quotes } from './catalogue/quotes.ts';
import { benches as serviceSearch } from './catalogue/service-search.ts';
import { benches as consoleTables, stopConsoleServer } from './console/console-tables.ts';
import { growthBenches } from './growth/growth.ts';
import { benches as ledgerSpend } from './ledger/ledger-spend.ts';
import { benches as settleInvoices } from './ledger/settle-invoices.ts';
import { benches as bulkCancel } from './orders/bulk-cancel.ts';
import { benches as importServices } from './orders/import-services.ts';
import { benches as matchRules } from './orders/match-rules.ts';
import { benches as orderList } from './orders/order-list.ts';
import { benches as placeOrder } from './orders/place-order.ts';
import { benches as pollOrders } from './orders/poll-orders.ts';
import { benches as slowDisk } from './orders/slow-disk.ts';
import { benches as anonymousFlood } from './pages/anonymous-flood.ts';
import { benches as homePage } from './pages/home-page.ts';
import { benches as interaction } from './pages/interaction.ts';
import { benches as lighthouse } from './pages/lighthouse.ts';
import { benches as lineChart } from './pages/line-chart.ts';
import { benches as login } from './pages/login.ts';
import { benches as startToReady } from './pages/start-to-ready.ts';
import { benches as manyPanels } from './panels/many-panels.ts';
import { isReached } from './report/aim.ts';
import { saveResults } from './report/save-results.ts';
import { benches as v2Services } from './reseller-api/v2-services.ts';
import { benches as v2Status } from './reseller-api/v2-status.ts';

/**
 * `npm run bench -- --only=ledger`: the rows whose name contains the text. `--growth`: only what grows with the number
 * of orders; plan about two gigabytes of disk for each million of `--orders=50000000`, an estimate. `--save` writes the
 * figures, the plot and the table of docs/developers/speed.md.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    growth: { type: 'boolean', default: false },
    orders: { type: 'string', default: '20000000' },
    save: { type: 'boolean', default: false },
  },
});

const usual: readonly Bench[] = [
  ...ledgerSpend,
  ...catalogueList,
  ...catalogueMemory,
  ...homePage,
  ...anonymousFlood,
  ...quotes,
  ...placeOrder,
  ...slowDisk,
  ...orderList,
  ...settleInvoices,
  ...serviceSearch,
  ...catalogueRebuild,
  ...catalogueScroll,
  ...lighthouse,
  ...interaction,
  ...lineChart,
  ...login,
  ...v2Services,
  ...v2Status,
  ...pollOrders,
  ...bulkCancel,
  ...importServices,
  ...matchRules,
  ...startToReady,
  ...manyPanels,
  ...consoleTables,
];
const growing = growthBenches(Number(values.orders));
const all = values.growth ? growing : usual;
const chosen = all.filter((bench) => bench.name.includes(values.only));
const measured = new Map<string, BenchResult>();

console.log('| work | ours/s | reference/s | ratio | reach | reached | note |');
console.log('|---|---|---|---|---|---|---|');
for (const bench of chosen) {
  const result = await bench.run();
  const { ours, reference, ratio, note } = result;
  measured.set(bench.name, result);
  const cells = [
    bench.name,
    ours.toFixed(0),
    reference.toFixed(0),
    ratio.toFixed(2),
    bench.reach,
    isReached(ratio, bench.reach) ? 'yes' : 'no',
    note ?? '',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
await stopConsoleServer();
if (values.save) await saveResults(measured, [...usual, ...growing]);
