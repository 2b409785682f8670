import type { Target } from '@marquee/contract/catalogue-entities.ts';
import { entriesOf } from '@marquee/domain/quantity/calculable-quantity.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { languagesQuery } from '../api.ts';

interface TargetFieldsProps {
  targets: readonly Target[];
  values: Readonly<Record<number, string>>;
  error: string | undefined;
  onChange(values: Readonly<Record<number, string>>): void;
}

/** Whatever a service asks for beside link and quantity. */
export function TargetFields({ targets, values, error, onChange }: TargetFieldsProps) {
  const firstEmpty = targets.find(({ id }) => (values[id] ?? '').trim() === '');
  return targets.map((target) => (
    <TargetField
      key={target.id}
      target={target}
      value={values[target.id] ?? ''}
      error={target === (firstEmpty ?? targets[0]) ? error : undefined}
      onValueChange={(value) => onChange({ ...values, [target.id]: value })}
    />
  ));
}

interface TargetFieldProps {
  target: Target;
  value: string;
  error: string | undefined;
  onValueChange(value: string): void;
}

function TargetField({ target, value, error, onValueChange }: TargetFieldProps) {
  const t = useTranslations('ordering.targets');
  const { viewType, selectable } = target.type;
  const isList = viewType === 'comments' || viewType === 'seo_keywords';
  const isChoice = viewType === 'languages' || (selectable && target.selectable_values.length > 0);
  if (isChoice)
    return <ChoiceField target={target} value={value} error={error} onValueChange={onValueChange} />;
  return (
    <Field
      label={target.name}
      note={isList ? t('lines') : undefined}
      error={error}
      hint={isList ? t('count', { count: entriesOf([value]).length }) : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={isList ? 5 : 3}
          maxLength={100_000}
          placeholder={target.placeholder}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** One of the operator's values; of languages without any, one of the world's. */
function ChoiceField({ target, value, error, onValueChange }: TargetFieldProps) {
  const t = useTranslations('ordering.targets');
  const isLanguage = target.type.viewType === 'languages';
  const { data: languages = [] } = useQuery({ ...languagesQuery(useServices()), enabled: isLanguage });
  const names = new Map(languages.map(({ iso_code_2, name }) => [iso_code_2, name]));
  const offered = target.selectable_values.length > 0 ? target.selectable_values : [...names.keys()];
  return (
    <Field label={target.name} error={error} hint={target.placeholder}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('choose')}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          options={offered.map((one) => ({ value: one, label: names.get(one) ?? one }))}
        />
      )}
    </Field>
  );
}
