import { TextField } from '../../../shell/forms/text-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { Parameter } from './actions.ts';

type TryFieldsProps = {
  names: readonly Parameter[];
  values: Readonly<Record<string, string>>;
  onChange: (name: Parameter, value: string) => void;
};

/** One field per parameter of the action, labelled with its API name. */
export function TryFields({ names, values, onChange }: TryFieldsProps) {
  const t = useTranslations('reseller.parameters');
  if (names.length === 0) return null;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {names.map((name) =>
        name === 'comments' ? (
          <Field key={name} label={name} hint={t(name)} className="tablet:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={20_000}
                value={values[name] ?? ''}
                onChange={(event) => onChange(name, event.target.value)}
              />
            )}
          </Field>
        ) : (
          <TextField
            key={name}
            label={name}
            hint={t(name)}
            value={values[name] ?? ''}
            onValueChange={(value) => onChange(name, value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2048}
          />
        ),
      )}
    </div>
  );
}
