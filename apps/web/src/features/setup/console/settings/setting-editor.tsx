import type { SettingValue } from '@marquee/contract/generated/console.ts';
import { type Locale, locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import type { SettingEntry } from '@marquee/domain/settings/setting-list.ts';
import { useState } from 'react';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { NumberInput } from '../../../../ui/forms/number-input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { Textarea } from '../../../../ui/forms/textarea.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface SettingEditorProps {
  entry: SettingEntry;
  label: string;
  value: SettingValue;
  error: string | undefined;
  onChange(value: SettingValue): void;
}

/** The right control for the kind of setting. */
export function SettingEditor(props: SettingEditorProps) {
  const { entry, label, value, error, onChange } = props;
  const t = useTranslations('adminSettings');
  const { editor } = entry;
  const text = typeof value === 'string' ? value : '';
  switch (editor.kind) {
    case 'switch':
      return (
        <Switch checked={value === true} onChange={({ target }) => onChange(target.checked)}>
          {value === true ? t('on') : t('off')}
          <span className="sr-only">{label}</span>
        </Switch>
      );
    case 'choice':
      return (
        <Field label={label} hideLabel error={error}>
          {(control) => (
            <Select
              {...control}
              value={text}
              options={editor.options.map((option) => ({ value: option, label: option }))}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      );
    case 'choices': {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">{label}</legend>
          {editor.options.map((option) => (
            <Checkbox
              key={option}
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(
                  editor.options.filter((one) => (one === option ? target.checked : chosen.includes(one))),
                )
              }
            >
              {option}
            </Checkbox>
          ))}
        </fieldset>
      );
    }
    case 'longText':
    case 'code':
      return (
        <Field label={label} hideLabel error={error}>
          {(control) => (
            <Textarea
              {...control}
              className={editor.kind === 'code' ? 'font-mono text-note' : undefined}
              maxLength={editor.kind === 'code' ? 20_000 : editor.longest}
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      );
    case 'color':
      return (
        <Field label={label} hideLabel error={error}>
          {(control) => (
            <span className="flex items-center gap-2">
              <input
                type="color"
                aria-label={t('pick', { name: label })}
                className="h-tap w-14 cursor-pointer rounded-md border border-line bg-surface"
                value={text}
                onChange={({ target }) => onChange(target.value)}
              />
              <Input
                {...control}
                maxLength={7}
                value={text}
                onChange={({ target }) => onChange(target.value)}
              />
            </span>
          )}
        </Field>
      );
    case 'percent':
    case 'number':
      return <NumberField {...props} scale={editor.kind === 'percent' ? 100 : 1} />;
    case 'metaTags':
      return <MetaTags {...props} />;
    default: {
      const isNullable = isNullableKind(entry);
      const change = (typed: string) => onChange(typed === '' && isNullable ? null : typed);
      if (editor.kind === 'amount')
        return (
          <Field label={label} hideLabel error={error}>
            {(control) => (
              <NumberInput {...control} inputMode="decimal" value={text} onValueChange={change} />
            )}
          </Field>
        );
      return (
        <Field label={label} hideLabel error={error}>
          {(control) => (
            <Input
              {...control}
              type={editor.kind === 'email' ? 'email' : 'text'}
              maxLength={editor.kind === 'text' ? editor.longest : 2048}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
      );
    }
  }
}

const emptyTexts: ReadonlySet<string> = new Set(['panelName', 'logos.alt', 'childPanelsPrice']);

/** Keys and addresses that are empty are not set at all. */
function isNullableKind({ path }: SettingEntry): boolean {
  return !path.startsWith('company.') || path === 'company.email' ? !emptyTexts.has(path) : false;
}

function NumberField({
  entry,
  label,
  value,
  error,
  onChange,
  scale,
}: SettingEditorProps & { scale: number }) {
  const shown = typeof value === 'number' ? String(Math.round(value * scale * 10_000) / 10_000) : '';
  const [typed, setTyped] = useState(shown);
  const isPercent = entry.editor.kind === 'percent';
  return (
    <Field label={label} hideLabel error={error}>
      {(control) => (
        <NumberInput
          {...control}
          inputMode={isPercent ? 'decimal' : 'numeric'}
          trailing={isPercent ? <span className="pe-2 text-ink-soft">%</span> : undefined}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            const number = Number(text.replace(',', '.'));
            onChange(isPercent ? Math.round((number / scale) * 1_000_000) / 1_000_000 : number);
          }}
        />
      )}
    </Field>
  );
}

const tags = ['title', 'description', 'keywords'] as const;

/** What search engines read, language by language. */
function MetaTags({ value, onChange }: SettingEditorProps) {
  const t = useTranslations('adminSettings');
  const [locale, setLocale] = useState<Locale>('en');
  const all = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const own = all[locale] ?? {};
  return (
    <div className="flex flex-col gap-3">
      <Select
        aria-label={t('language')}
        value={locale}
        options={locales.map((name) => ({ value: name, label: nativeNames[name] }))}
        onChange={({ target }) => setLocale(locales.find((name) => name === target.value) ?? locale)}
      />
      {tags.map((tag) => (
        <TextField
          key={tag}
          label={t(`tags.${tag}`)}
          maxLength={tag === 'description' ? 1000 : 300}
          value={own[tag] ?? ''}
          onValueChange={(next) => onChange({ ...all, [locale]: { ...own, [tag]: next } })}
        />
      ))}
    </div>
  );
}
