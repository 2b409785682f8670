import { z } from 'zod';
import { untrustedXml } from '../untrusted-xml.ts';
import type { RateTable } from './rate-table.ts';

const several = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), item.transform((one) => [one])]);
const text = z.string().max(40);

/** The ECB: `<Cube time="…"><Cube currency="USD" rate="1.08"/>`, all for one euro. */
const european = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: several(z.object({ Cube: several(z.object({ '@currency': text, '@rate': text })) })),
    }),
  }),
});

/** The Bank of Russia: `<Valute><CharCode>USD</CharCode><Nominal>1</Nominal><Value>92,50</Value>`. */
const russian = z.object({
  ValCurs: z.object({ Valute: several(z.object({ CharCode: text, Nominal: text, Value: text })) }),
});

export function readXmlRates(body: string): RateTable {
  const parsed = parse(body);
  const rubles = russian.safeParse(parsed);
  if (rubles.success)
    return new Map(
      rubles.data.ValCurs.Valute.map(({ CharCode, Nominal, Value }) => [
        CharCode,
        { amount: Value, nominal: Nominal, kind: 'price' },
      ]),
    );
  const euros = european.safeParse(parsed);
  if (!euros.success) return new Map();
  const [latest] = euros.data.Envelope.Cube.Cube;
  const table: RateTable = new Map(
    (latest?.Cube ?? []).map((cube) => [
      cube['@currency'],
      { amount: cube['@rate'], nominal: '1', kind: 'per-base' },
    ]),
  );
  return table.has('USD') ? table : new Map();
}

function parse(body: string): unknown {
  try {
    return untrustedXml.parse(body);
  } catch {
    return undefined;
  }
}
