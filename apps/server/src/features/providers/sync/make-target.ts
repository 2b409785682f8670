import { isList, parameterCodes, worldwide } from '@marquee/domain/delivery/order-parameters.ts';
import { defaultLocale, type Locale, locales } from '@marquee/domain/locale/locales.ts';
import type { EnglishPhrases } from '@marquee/i18n/generated/phrases.ts';
import { inAllLocales } from '@marquee/i18n/in-all-locales.ts';
import { loadArea } from '@marquee/i18n/load-phrases.ts';
import type { Database } from '../../../platform/db/database.ts';
import { countryCodes } from '../../catalogue/index.ts';

/** Parameters that a form can ask for: each has a name in every language. */
export type AskableParameter = keyof EnglishPhrases['fields']['names'];

const examples: Partial<Record<AskableParameter, string>> = { referring_url: 'https://' };

/** Creates a target for one reseller API parameter, named in every language; operators may rename it. */
export async function makeTarget(
  db: Database,
  panelId: bigint,
  parameter: AskableParameter,
): Promise<bigint> {
  const text = await loadTexts(parameter);
  const codes = selectableCodes(parameter);
  const type = await db
    .insertInto('target_type')
    .values({
      panel_id: panelId,
      name: `provider_${parameter}`,
      title: text(defaultLocale).name,
      view_type: isList(parameter) ? 'comments' : 'textarea',
      selectable: codes.length > 0,
      translations: inOtherLocales((locale) => ({ title: text(locale).name })),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name, labels } = text(defaultLocale);
  const { id } = await db
    .insertInto('target')
    .values({
      panel_id: panelId,
      target_type_id: type.id,
      name,
      placeholder: examples[parameter] ?? '',
      parameter,
      selectable_values: [...codes],
      labels: JSON.stringify(labels),
      translations: inOtherLocales(text),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Empty for free text. */
function selectableCodes(parameter: AskableParameter): readonly string[] {
  if (parameter === 'country') return [worldwide, ...countryCodes];
  return parameter === 'device' || parameter === 'type_of_traffic' ? parameterCodes[parameter] : [];
}

async function loadTexts(parameter: AskableParameter) {
  const fields = await inAllLocales((locale) => loadArea(locale, 'fields'));
  return (locale: Locale) => {
    const { names, choices } = fields[locale];
    const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = choices;
    return { name: names[parameter], labels: labels[parameter] ?? {} };
  };
}

function inOtherLocales(textIn: (locale: Locale) => object): string {
  const others = locales.filter((locale) => locale !== defaultLocale);
  return JSON.stringify(Object.fromEntries(others.map((locale) => [locale, textIn(locale)])));
}
