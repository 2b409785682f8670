import { expect, it } from 'vitest';
import { checkTableOwners, type Declared } from './table-owners.ts';

const declared: Declared = {
  tables: {
    invoice: { owner: 'invoices', alsoUsedBy: ['checkout'] },
    customer_order: { owner: 'orders' },
    service: { owner: 'catalogue' },
  },
  functions: { place_orders: { owner: 'orders', alsoUsedBy: ['checkout'] }, pay: { owner: 'ledger' } },
  exceptions: [{ tables: ['service'], by: 'orders', because: 'figures are set in one statement' }],
  leastUses: 1,
};

const lawful = {
  'features/invoices/open.ts': "db.insertInto('invoice').values({}); db.selectFrom('invoice as mine');",
  'features/checkout/write.ts': "sql`select * from place_orders(1)`; db.selectFrom('invoice');",
  'features/orders/figures.ts': `sql\`update service set popularity = \${1} from customer_order\`;`,
  'features/orders/lock.ts': 'sql`with service as (select 1) select from customer_order for no key update`;',
  'features/orders/told.ts': "refuse('not taken from invoice'); // db.selectFrom('invoice')",
  'features/orders/orders.test.ts': "db.insertInto('invoice');",
  'demo/fill.ts': "db.insertInto('invoice');",
};

const breaches: [what: string, file: string, text: string, problem: string][] = [
  ['a read', 'orders/a.ts', "db.selectFrom('invoice as i')", 'orders reads invoice of invoices'],
  ['a join', 'orders/a.ts', "query.leftJoin('invoice', (join) => join)", 'orders reads invoice of invoices'],
  ['a list', 'orders/a.ts', "db.selectFrom(['customer_order', 'invoice'])", 'orders reads invoice'],
  ['a subquery', 'orders/a.ts', "exists(selectFrom('invoice'))", 'orders reads invoice of invoices'],
  [
    'raw SQL',
    'orders/a.ts',
    `sql<Row>\`select \${x} from invoice as i\``,
    'orders reads invoice of invoices',
  ],
  ['SQL in a string', 'orders/a.ts', 'rule({ find: `select 1 from invoice` })', 'orders reads invoice'],
  ['an insert', 'checkout/a.ts', "db.insertInto('invoice')", 'checkout writes invoice'],
  ['an update', 'checkout/a.ts', "db.updateTable('invoice')", 'checkout writes invoice'],
  ['a removal', 'checkout/a.ts', "db.deleteFrom('invoice')", 'checkout writes invoice'],
  ['a merge', 'checkout/a.ts', "db.mergeInto('invoice')", 'checkout writes invoice'],
  ['a raw update', 'checkout/a.ts', 'sql`update  invoice set a = 1`', 'checkout writes invoice'],
  ['a raw insert', 'checkout/a.ts', 'sql`insert\n into invoice values (1)`', 'checkout writes invoice'],
  ['a raw removal', 'checkout/a.ts', 'sql`delete from invoice`', 'checkout writes invoice'],
  [
    'a loop',
    'checkout/a.ts',
    "for (const table of ['invoice'] as const) db.deleteFrom(table)",
    'checkout writes invoice',
  ],
  ['a write that hides its table', 'orders/a.ts', 'db.deleteFrom(table)', 'writes to table: name the table'],
  ['a call', 'invoices/a.ts', 'sql`select place_orders(1)`', 'invoices calls place_orders'],
];

it('lets pass what is declared, and looks at no test and no demo', async () => {
  expect((await check({})).problems).toEqual([]);
});

it.each(breaches)('%s is noticed', async (_, file, text, problem) => {
  const path = `features/${file}`;
  const { problems } = await check({ [path]: text });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`apps/server/src/${path}: ${problem}`);
});

it('judges a function as its owner, and asks for one', async () => {
  const functions = [
    file('apps/server/functions/place_orders.sql', 'insert into customer_order values (1); perform pay(1);'),
    file('apps/server/functions/tally.sql', '-- from invoice\nselect 1'),
  ];
  const { problems } = await check({}, functions);
  expect(problems).toEqual([
    expect.stringContaining('place_orders.sql: orders calls pay, a function of ledger'),
    expect.stringContaining('tally.sql has no owner'),
  ]);
});

it('asks to take off the list what no longer happens, and does not take blindness for order', async () => {
  const { problems } = await checkTableOwners([], declared);
  expect(problems).toEqual([
    expect.stringContaining('checkout does not read invoice any more'),
    expect.stringContaining('checkout does not call place_orders any more'),
    expect.stringContaining('orders does not write service any more'),
    'only 0 uses of tables were found, expected at least 1',
  ]);
});

function check(added: Record<string, string>, functions: ReturnType<typeof file>[] = []) {
  const sources = Object.entries({ ...lawful, ...added });
  const files = sources.map(([path, text]) => file(`apps/server/src/${path}`, text));
  return checkTableOwners([...files, ...functions], declared);
}

function file(path: string, text: string) {
  return { path, lines: text.split('\n') };
}
