import type { OrderLine } from '@marquee/contract/order-line.ts';
import { entriesOf, type TargetView } from '@marquee/domain/quantity/calculable-quantity.ts';
import type { AskedTarget } from './asked-targets.ts';
import type { Report } from './report.ts';

export interface ReadTarget {
  targetId: bigint;
  viewType: TargetView;
  parameter: string | null;
  values: readonly string[];
}

/** What the line says to each thing its service asks for; a list is taken apart into its entries. */
export function readTargets(
  line: OrderLine,
  asked: readonly AskedTarget[],
  mustBeComplete: boolean,
  report: Report,
): ReadTarget[] {
  const given = new Map((line.targetable_values ?? []).map(({ target_id, values }) => [target_id, values]));
  const isAsked = (id: number) => asked.some((target) => target.id === BigInt(id));
  if (![...given.keys()].every(isAsked)) report('targetable_values', 'invalid');

  return asked.flatMap(({ id, viewType, parameter, selectable }) => {
    const sent = given.get(Number(id)) ?? [];
    const values = viewType === 'textarea' ? textOf(sent) : entriesOf(sent);
    if (values.length === 0 && mustBeComplete) report('targetable_values', 'required');
    if (selectable.length > 0 && !values.every((value) => selectable.includes(value))) {
      report('targetable_values', 'not_one_of', { options: selectable.slice(0, 20).join(', ') });
    }
    return values.length === 0 ? [] : { targetId: id, viewType, parameter, values };
  });
}

/** A text keeps its lines. */
function textOf(sent: readonly string[]): string[] {
  return sent.map((text) => text.trim()).filter((text) => text !== '');
}
