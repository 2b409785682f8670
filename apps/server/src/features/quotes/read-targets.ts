import type { FieldError, FieldErrorCode } from '@marquee/contract/error-codes.ts';
import type { OrderLine } from '@marquee/contract/ordering/order-line.ts';
import {
  type CustomFieldParameters,
  isAskedFor,
  isList,
  textRefusal,
} from '@marquee/domain/delivery/order-parameters.ts';
import type { OrderParameter } from '@marquee/domain/delivery/service-kinds.ts';
import { entriesOf, type TargetView } from '@marquee/domain/quantity/calculable-quantity.ts';
import type { CustomField } from './custom-field-values.ts';
import type { Report } from './problems.ts';

export interface ReadTarget {
  targetId: bigint;
  viewType: TargetView;
  parameter: OrderParameter | undefined;
  /** The order would be accepted without it. */
  isOptional: boolean;
  values: readonly string[];
}

/** The line's values for each custom field of the service; lists are split into entries. */
export function readTargets(
  line: OrderLine,
  fields: readonly CustomField[],
  mustBeComplete: boolean,
  report: Report,
): ReadTarget[] {
  const submitted = new Map(
    (line.targetable_values ?? []).map(({ target_id, values }) => [target_id, values]),
  );
  const isField = (id: number) => fields.some((target) => target.id === BigInt(id));
  if (![...submitted.keys()].every(isField)) report('targetable_values', 'invalid');

  const read = fields.map((target) => {
    const raw = submitted.get(Number(target.id)) ?? [];
    return { ...target, values: target.viewType === 'textarea' ? readTexts(raw) : entriesOf(raw) };
  });
  const answers: CustomFieldParameters = new Map(
    read.flatMap(({ parameter, values }) => (parameter ? [[parameter, values[0] ?? '']] : [])),
  );
  return read.flatMap((target) => {
    const { id, viewType, parameter, isOptional, values } = target;
    const applies = isAskedFor(parameter, answers);
    if (values.length === 0) {
      if (mustBeComplete && applies && !isOptional) report('targetable_values', 'required');
      return [];
    }
    if (!applies) report('targetable_values', 'does_not_apply');
    // A quote accepts unfinished texts: they are still being typed.
    const problem = findChoiceProblem(target) ?? (mustBeComplete ? findTextProblem(target) : undefined);
    if (problem) report('targetable_values', ...problem);
    return { targetId: id, viewType, parameter, isOptional, values };
  });
}

type Problem = [code: FieldErrorCode, values?: FieldError['values']];
type FieldValues = Pick<CustomField, 'parameter' | 'selectable'> & { values: readonly string[] };

function findChoiceProblem({ parameter, selectable, values }: FieldValues): Problem | undefined {
  if (selectable.length > 0 && !values.every((value) => selectable.includes(value)))
    return ['not_one_of', { options: selectable.slice(0, 20).join(', ') }];
  return parameter && !isList(parameter) && values.length > 1 ? ['invalid'] : undefined;
}

function findTextProblem({ parameter, values }: FieldValues): Problem | undefined {
  const refusal = values.map((value) => textRefusal(parameter, value)).find((found) => found !== undefined);
  if (!refusal) return undefined;
  return refusal.reason === 'too_long' ? ['too_long', { limit: refusal.limit }] : [refusal.reason];
}

/** Unlike a list, a text keeps its line breaks. */
function readTexts(raw: readonly string[]): string[] {
  return raw.map((text) => text.trim()).filter((text) => text !== '');
}
