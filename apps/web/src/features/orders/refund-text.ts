import type { Sign } from '@marquee/domain/money/display.ts';
import { formatMoney, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';

const read = (text: string) => parseMoney(text) ?? zero;

/** What is left of a cost after a refund. */
export function keptAmount(cost: string, refund: string): string {
  return formatMoney(subtract(read(cost), read(refund)));
}

/** A refund as it stands beside the cost and what was kept of it. */
export function useRefundText({ cost }: { cost: string }): (refund: string, sign?: Sign) => string {
  const { between } = useAmountsTogether();
  return (refund, sign) => between(cost, keptAmount(cost, refund), sign);
}
