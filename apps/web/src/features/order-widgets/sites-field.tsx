import { mostOrigins } from '@marquee/domain/widgets/widget-origin.ts';
import type { FormState } from '../../shell/forms/use-form.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { useLabelled } from '../../ui/text/labelled.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface SitesFieldProps {
  value: string;
  onValueChange(value: string): void;
  form: FormState;
}

const places = Array.from({ length: mostOrigins }, (_, place) => `allowed_origins.${place}`);

/** One address in a line; an error names its line. */
export function SitesField({ value, onValueChange, form }: SitesFieldProps) {
  const t = useTranslations('widgets.form');
  const labelled = useLabelled();
  const lines = value.split(/\s+/).filter((line) => line !== '');
  const wrong = places.findIndex((place) => form.error(place) !== undefined);
  const error =
    wrong < 0
      ? form.error('allowed_origins')
      : labelled(lines[wrong] ?? '', form.error(places[wrong] ?? '') ?? '');
  return (
    <Field label={t('sites')} hint={t('sitesHint')} {...(error === undefined ? {} : { error })}>
      {(control) => (
        <Textarea
          {...control}
          value={value}
          onChange={({ target }) => {
            for (const place of [...places, 'allowed_origins']) form.clear(place);
            onValueChange(target.value);
          }}
          placeholder="https://example.com"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
