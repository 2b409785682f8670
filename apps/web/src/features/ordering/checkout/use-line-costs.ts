import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';

/** The cost of each line by its index, as text that adds up to the checkout's total. Empty while it is unknown. */
export function useLineCosts(cost: CostResult | undefined): ReadonlyMap<number, string> {
  const { parts } = useAmountsTogether('charges', cost?.charge.rate);
  const lines = cost?.items.flatMap(({ services }) => services) ?? [];
  const texts = parts(lines.map((line) => line.cost));
  return new Map(lines.map(({ index }, place) => [index, texts[place] ?? '']));
}
