import { Segmented } from '../../ui/forms/segmented.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type Language, languageNames, languages } from './code-samples.ts';

type LanguageChoiceProps = { value: Language; onValueChange: (language: Language) => void };

/** The programming language of the examples. */
export function LanguageChoice({ value, onValueChange }: LanguageChoiceProps) {
  return (
    <Segmented
      label={useTranslations('reseller')('language')}
      value={value}
      onValueChange={onValueChange}
      options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
      className="self-start"
    />
  );
}
