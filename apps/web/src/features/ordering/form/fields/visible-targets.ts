import type { Target } from '@marquee/contract/generated/catalogue.ts';
import { isAskedFor, textRefusal } from '@marquee/domain/delivery/order-parameters.ts';

type Values = Readonly<Record<number, string>>;

/** Fields that depend on earlier answers: a search term is asked only for visitors from a search. */
export function visibleTargets(targets: readonly Target[], values: Values): readonly Target[] {
  const entered = new Map(
    targets.flatMap(({ id, parameter }) => (parameter ? [[parameter, (values[id] ?? '').trim()]] : [])),
  );
  return targets.filter(({ parameter }) => isAskedFor(parameter ?? undefined, entered));
}

/** The field a refusal is about: the server uses one name for all of them. */
export function refusedTarget(shown: readonly Target[], values: Values): Target | undefined {
  const textOf = ({ id }: Target) => (values[id] ?? '').trim();
  return (
    shown.find((target) => !target.is_optional && textOf(target) === '') ??
    shown.find((target) => textRefusal(target.parameter ?? undefined, textOf(target)) !== undefined) ??
    shown[0]
  );
}
