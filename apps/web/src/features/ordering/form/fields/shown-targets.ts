import type { Target } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { isAskedFor, textRefusal } from '@marquee/domain/delivery/order-parameters.ts';

type Values = Readonly<Record<number, string>>;

/** What is asked for after what was said so far: a search word only of visitors who come from a search. */
export function shownTargets(targets: readonly Target[], values: Values): readonly Target[] {
  const entered = new Map(
    targets.flatMap(({ id, parameter }) => (parameter ? [[parameter, (values[id] ?? '').trim()]] : [])),
  );
  return targets.filter(({ parameter }) => isAskedFor(parameter ?? undefined, entered));
}

/** The one that a refusal is about: the server names them all as one. */
export function refusedTarget(shown: readonly Target[], values: Values): Target | undefined {
  const textOf = ({ id }: Target) => (values[id] ?? '').trim();
  return (
    shown.find((target) => !target.is_optional && textOf(target) === '') ??
    shown.find((target) => textRefusal(target.parameter ?? undefined, textOf(target)) !== undefined) ??
    shown[0]
  );
}
