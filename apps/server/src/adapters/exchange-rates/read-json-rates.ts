import { z } from 'zod';
import type { RateTable } from './rate-table.ts';

const figure = z.union([z.number().positive(), z.string().max(40)]);

/** `{ base: "USD", rates: { RUB: 92.5 } }`; a missing base means dollars. */
const ratesByCurrency = z.object({
  base: z.string().max(10).optional(),
  base_code: z.string().max(10).optional(),
  rates: z.record(z.string().max(10), z.unknown()),
});

/** The Bank of Russia's daily file: rubles for `Nominal` units of each currency. */
const pricesInRubles = z.object({
  Valute: z.object({ USD: z.object({ Nominal: figure.default(1), Value: figure }) }),
});

export function readJsonRates(body: string): RateTable {
  const parsed = parse(body);
  const russian = pricesInRubles.safeParse(parsed);
  if (russian.success) {
    const { Nominal, Value } = russian.data.Valute.USD;
    return new Map([['USD', { amount: asText(Value), nominal: asText(Nominal), kind: 'price' }]]);
  }
  const plain = ratesByCurrency.safeParse(parsed);
  if (!plain.success) return new Map();
  const { base, base_code, rates } = plain.data;
  const one = { amount: '1', nominal: '1', kind: 'per-base' } as const;
  const named = Object.entries(rates).flatMap(([code, value]) => {
    const known = figure.safeParse(value);
    return known.success ? [[code, { ...one, amount: asText(known.data) }] as const] : [];
  });
  const table = new Map(named);
  const ownBase = base ?? base_code ?? 'USD';
  if (!table.has(ownBase)) table.set(ownBase, one);
  // Rubles per dollar needs both: a table in euros without the dollar is of no use.
  return table.has('USD') ? table : new Map();
}

function asText(value: number | string): string {
  return typeof value === 'string' ? value : value.toFixed(10);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
