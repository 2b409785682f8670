import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { benches as catalogueList } from './catalogue-list.ts';
import { benches as catalogueMemory } from './catalogue-memory.ts';
import { benches as homePage } from './home-page.ts';
import { benches as ledgerSpend } from './ledger-spend.ts';

/** `npm run bench -- --only=ledger`: the rows whose name contains the text. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const all: readonly Bench[] = [...ledgerSpend, ...catalogueList, ...catalogueMemory, ...homePage];
const chosen = all.filter((bench) => bench.name.includes(values.only));

console.log('| work | ours/s | reference/s | ratio | reach | note |');
console.log('|---|---|---|---|---|---|');
for (const bench of chosen) {
  const { ours, reference, ratio, note } = await bench.run();
  const cells = [
    bench.name,
    ours.toFixed(0),
    reference.toFixed(0),
    ratio.toFixed(2),
    bench.reach,
    note ?? '',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
