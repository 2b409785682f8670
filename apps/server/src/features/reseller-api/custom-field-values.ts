import type { OrderLine } from '@marquee/contract/order-line.ts';
import { isAskedFor, isList, type CustomFieldParameters } from '@marquee/domain/delivery/order-parameters.ts';
import { listedLines, type OrderParameter } from '@marquee/domain/delivery/service-kinds.ts';
import { countryNamed } from './country-named.ts';
import type { RequestFields } from './request-fields.ts';
import { fail, texts } from './reseller-api-error.ts';
import type { askedOf } from './service-kind-of.ts';

/** What a call says to everything its service asks for, as the order form would send it. */
export function customFieldValues(
  fields: RequestFields,
  asked: ReturnType<typeof askedOf>,
): Pick<OrderLine, 'targetable_values'> {
  const said: CustomFieldParameters = new Map(
    asked.flatMap(({ parameter }) => (parameter ? [[parameter, (fields.text(parameter) ?? '').trim()]] : [])),
  );
  const values = asked.flatMap(({ targetId, parameter, isOptional }) => {
    // Programs send every field they know; what does not apply is left out.
    if (!parameter || !isAskedFor(parameter, said)) return [];
    const lines = valuesOf(parameter, said.get(parameter) ?? '');
    if (lines.length > 0) return { target_id: Number(targetId), values: lines };
    return isOptional ? [] : fail(texts.request);
  });
  return values.length > 0 ? { targetable_values: values } : {};
}

function valuesOf(parameter: OrderParameter, text: string): string[] {
  if (parameter === 'country') return text === '' ? [] : [countryNamed(text)];
  // Keywords come with commas too; in a comment a comma is content.
  const lines = listedLines(parameter === 'keywords' ? text.replaceAll(',', '\n') : text);
  return isList(parameter) || lines.length === 0 ? lines : [text];
}
