import type { Target } from '@marquee/contract/generated/catalogue.ts';
import { isList } from '@marquee/domain/delivery/order-parameters.ts';
import { entriesOf } from '@marquee/domain/quantity/calculable-quantity.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Textarea } from '../../../../ui/forms/textarea.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { languagesQuery } from '../../api.ts';
import { refusedTarget, visibleTargets } from './visible-targets.ts';

interface TargetFieldsProps {
  targets: readonly Target[];
  values: Readonly<Record<number, string>>;
  error: string | undefined;
  onChange(values: Readonly<Record<number, string>>): void;
}

/** All fields of a service besides link and quantity. */
export function TargetFields({ targets, values, error, onChange }: TargetFieldsProps) {
  const shown = visibleTargets(targets, values);
  const refused = error === undefined ? undefined : refusedTarget(shown, values);
  return shown.map((target) => (
    <TargetField
      key={target.id}
      target={target}
      value={values[target.id] ?? ''}
      error={target === refused ? error : undefined}
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

function TargetField(props: TargetFieldProps) {
  const { viewType, selectable } = props.target.type;
  const { parameter, selectable_values } = props.target;
  if (viewType === 'languages' || (selectable && selectable_values.length > 0))
    return <ChoiceField {...props} />;
  return parameter !== null && !isList(parameter) ? <LineField {...props} /> : <TextField {...props} />;
}

function useOptionalNote({ is_optional }: Target): string | undefined {
  const labels = useTranslations('common.words');
  return is_optional ? labels('optional') : undefined;
}

function TextField({ target, value, error, onValueChange }: TargetFieldProps) {
  const t = useTranslations('ordering.targets');
  const optional = useOptionalNote(target);
  const hasEntries = target.type.viewType === 'comments' || target.type.viewType === 'seo_keywords';
  return (
    <Field
      label={target.name}
      note={optional ?? (hasEntries ? t('lines') : undefined)}
      error={error}
      hint={hasEntries ? t('count', { count: entriesOf([value]).length }) : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={hasEntries ? 5 : 3}
          maxLength={100_000}
          placeholder={target.placeholder}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function LineField({ target, value, error, onValueChange }: TargetFieldProps) {
  const isAddress = target.parameter === 'referring_url';
  return (
    <Field label={target.name} note={useOptionalNote(target)} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode={isAddress ? 'url' : undefined}
          maxLength={2048}
          placeholder={target.placeholder}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** One of the operator's values; for languages without any, one of all languages. */
function ChoiceField({ target, value, error, onValueChange }: TargetFieldProps) {
  const t = useTranslations('ordering.targets');
  const { selectable_values, selectable_labels } = target;
  const isOpen = selectable_values.length === 0;
  const { data: languages = [] } = useQuery({ ...languagesQuery(useServices()), enabled: isOpen });
  const options = isOpen
    ? languages.map(({ iso_code_2, name }) => ({ value: iso_code_2, label: name }))
    : selectable_values.map((one, place) => ({ value: one, label: selectable_labels[place] ?? one }));
  return (
    <Field label={target.name} note={useOptionalNote(target)} error={error} hint={target.placeholder}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('choose')}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          options={options}
        />
      )}
    </Field>
  );
}
