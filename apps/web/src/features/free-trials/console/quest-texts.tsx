import type { StaffQuest } from '@marquee/contract/generated/console.ts';
import { defaultLocale, type Locale, locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import { useState } from 'react';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

type Translations = StaffQuest['translations'];

interface QuestTextsProps {
  translations: Translations;
  onChange(translations: Translations): void;
}

const others = locales.filter((locale) => locale !== defaultLocale);

/** The three texts in one other language at a time. */
export function QuestTexts({ translations, onChange }: QuestTextsProps) {
  const t = useTranslations('adminTrials.quests');
  const [locale, setLocale] = useState<Locale>(others[0] ?? defaultLocale);
  const texts = translations[locale] ?? {};
  const change = (changes: Translations[Locale]) =>
    onChange({ ...translations, [locale]: { ...texts, ...changes } });
  const options = others.map((value) => ({
    value,
    label: translations[value]?.name ? `${nativeNames[value]} ✓` : nativeNames[value],
  }));
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
      <legend className="px-1 font-medium">{t('texts')}</legend>
      <Field label={t('language')} hint={t('textsHint')}>
        {(control) => (
          <Select
            {...control}
            value={locale}
            options={options}
            onChange={({ target }) => setLocale(others.find((one) => one === target.value) ?? locale)}
          />
        )}
      </Field>
      <TextField
        label={t('name')}
        dir="auto"
        maxLength={120}
        value={texts.name ?? ''}
        onValueChange={(name) => change({ name })}
      />
      <TextField
        label={t('shortBody')}
        dir="auto"
        maxLength={300}
        value={texts.short_body ?? ''}
        onValueChange={(short_body) => change({ short_body })}
      />
      <Field label={t('body')}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={4}
            maxLength={4000}
            value={texts.body ?? ''}
            onChange={({ target }) => change({ body: target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
