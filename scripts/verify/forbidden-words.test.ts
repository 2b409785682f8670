import { describe, expect, it } from 'vitest';
import { checkForbiddenWords } from './forbidden-words.ts';

const planted: [path: string, line: string][] = [
  ['apps/server/src/main.ts', "import '../shared/design.ts';"],
  ['packages/domain/src/money/total.ts', 'return Number(amount);'],
  ['apps/server/src/features/ledger/charge.ts', 'const price = parseFloat(text);'],
  ['apps/server/src/features/orders/ping.ts', 'await fetch(link);'],
  ['apps/server/src/adapters/ping.ts', "import { request } from 'undici';"],
  ['packages/domain/src/orders/due.ts', 'const now = new Date();'],
  ['apps/server/src/features/orders/due.ts', 'const now = Date.now();'],
  ['apps/server/src/platform/mail/send.ts', 'const url = process.env.SMTP_URL;'],
  ['apps/web/src/features/orders/api.ts', "queryKey: ['orders', id],"],
  ['apps/web/src/features/orders/api.ts', 'queryKey: [...ordersKey, id],'],
  ['apps/web/src/features/orders/order.tsx', "queryClient.setQueryData(['orders'], data);"],
  ['apps/web/src/features/orders/order.tsx', "await run(cancel, { refresh: [['orders']] });"],
  ['apps/web/src/features/orders/order.tsx', "const keys = [['orders'], ['profile']];"],
  ['apps/web/src/features/orders/order.tsx', 'toast({ title: (error as Error).message });'],
  ['apps/web/src/features/orders/order.tsx', '<Notice>{list.error.message}</Notice>'],
  ['apps/web/src/features/orders/order.tsx', 'setProblem(refused?.message ?? failed);'],
  ['apps/web/src/features/orders/order.tsx', 'const { message } = error;'],
  ['apps/web/src/features/orders/order.tsx', 'const key = useRef(crypto.randomUUID());'],
  ['apps/web/src/features/orders/order.tsx', '<p>{order.created_at.slice(0, 10)}</p>'],
  ['apps/web/src/features/orders/order.tsx', 'const day = now.toISOString().slice(0, 10);'],
  ['apps/web/src/features/orders/order.tsx', 'new Intl.DateTimeFormat(tag, { timeZone }).format(now)'],
  ['apps/web/src/features/orders/order.tsx', '<p>{percent}%</p>'],
  ['apps/web/src/lib/client.ts', '// @ts-expect-error'],
  ['apps/web/src/lib/utils.ts', ''],
  ['packages/domain/src/common/text.ts', ''],
];

const allowed: [path: string, ...lines: string[]][] = [
  ['packages/domain/src/money/ratio.ts', '// A rate is no amount.', 'return Number(parts);'],
  ['packages/domain/src/money/ratio.ts', 'return Number(parts); // a rate is no amount'],
  ['packages/domain/src/format/number.ts', 'return Number(count);'],
  ['apps/server/src/platform/guarded-fetch/guarded-fetch.ts', "import { Client } from 'undici';"],
  ['apps/server/src/platform/clock.ts', 'now: () => new Date()'],
  ['apps/server/src/features/orders/due.ts', '// never Date.now() here', 'new Date(row.time)'],
  ['apps/server/src/features/orders/due.test.ts', 'Date.now()'],
  ['apps/server/src/platform/process/config.ts', 'process.env'],
  ['scripts/start.mjs', 'process.env'],
  ['apps/web/src/product/query-keys.ts', "all: ['orders'],", "queryKey: ['orders'],"],
  ['apps/web/src/features/orders/order.tsx', 'refresh: [orderKeys.all]', 'queryKey: orderKeys.one(id),'],
  ['apps/web/src/features/orders/order.tsx', '{form.message && <Notice>{form.message}</Notice>}'],
  ['apps/web/src/features/orders/order.tsx', 'queue = [...queue, { ...message, number }];'],
  ['apps/web/src/features/orders/order.tsx', 'Intl.DateTimeFormat().resolvedOptions().timeZone'],
];

describe('forbidden words', () => {
  it.each(planted)('%s: %s', async (path, line) => {
    const { problems } = await checkForbiddenWords([{ path, lines: [line] }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(path);
  });

  it.each(allowed)('lets pass %s: %s', async (path, ...lines) => {
    expect((await checkForbiddenWords([{ path, lines }])).problems).toEqual([]);
  });
});
