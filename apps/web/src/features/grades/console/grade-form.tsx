import type { ManagedGrade } from '@marquee/contract/generated/console.ts';
import { type Locale, nativeNames } from '@marquee/domain/locale/locales.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { GradeIcon } from '../../../product/account/grade-parts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import {
  type GradeDraft,
  gradeDraft,
  otherLocales,
  ownPicture,
  toGradeBody,
  triedGrade,
} from './grade-draft.ts';
import { GradeEffect } from './grade-effect.tsx';

const drawings = ['award', 'medal', 'star', 'gem', 'crown', 'trophy'] as const;

interface GradeFormProps {
  /** Absent for a new one. */
  grade?: ManagedGrade;
  onDone(): void;
}

export function GradeForm({ grade, onDone }: GradeFormProps) {
  const t = useTranslations('adminGrades');
  const words = useTranslations('adminMoney.words');
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const [draft, setDraft] = useState<GradeDraft>(() => gradeDraft(grade));
  const form = useForm(async () => {
    const body = toGradeBody(draft);
    if (grade) await services.call('changeGrade', { params: { id: grade.id }, body });
    else await services.call('createGrade', { body });
    toast({ title: common('states.saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.grades]);
    onDone();
  });
  const change = (changes: Partial<GradeDraft>) => {
    for (const name of Object.keys(changes)) form.clear(name);
    setDraft((current) => ({ ...current, ...changes }));
  };
  type TextName = Exclude<
    keyof GradeDraft,
    'names' | 'available_closed_sales' | 'available_personal_manager'
  >;
  const text = (name: TextName) => ({
    name,
    value: draft[name],
    error: form.error(name),
    onValueChange: (value: string) => change({ [name]: value }),
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField {...text('name')} label={words('name')} maxLength={120} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...text('spending_goal')} label={t('goal')} hint={t('goalHint')} inputMode="decimal" />
        <TextField
          {...text('discount_percent')}
          label={`${t('discount')}, %`}
          hint={t('discountHint')}
          inputMode="decimal"
        />
      </div>
      <GradeEffect tried={triedGrade(draft, grade?.id ?? null)} />
      <div className="flex items-end gap-3">
        <GradeIcon icon={draft.drawing === ownPicture ? draft.picture : draft.drawing} />
        <Field label={t('icon')} error={form.error('icon')}>
          {(control) => (
            <Select
              {...control}
              value={draft.drawing}
              options={[
                ...drawings.map((value) => ({ value, label: t(`drawings.${value}`) })),
                { value: ownPicture, label: t('ownPicture') },
              ]}
              onChange={({ target }) => change({ drawing: target.value })}
            />
          )}
        </Field>
      </div>
      {draft.drawing === ownPicture && (
        <TextField
          {...text('picture')}
          label={t('pictureAddress')}
          maxLength={60}
          error={form.error('icon')}
        />
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-1 font-medium">{t('perks')}</legend>
        <Checkbox
          checked={draft.available_closed_sales}
          onChange={({ target }) => change({ available_closed_sales: target.checked })}
        >
          {t('closedSales')}
        </Checkbox>
        <Checkbox
          checked={draft.available_personal_manager}
          onChange={({ target }) => change({ available_personal_manager: target.checked })}
        >
          {t('manager')}
        </Checkbox>
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            {...text('consultation_chat_period')}
            label={t('chat')}
            hint={t('notIncluded')}
            inputMode="numeric"
          />
          <TextField
            {...text('thumbnail_period')}
            label={t('thumbnail')}
            hint={t('notIncluded')}
            inputMode="numeric"
          />
        </div>
      </fieldset>
      <OtherNames
        names={draft.names}
        error={(locale) => form.error(`translations.${locale}.name`)}
        onChange={(locale, name) => {
          form.clear(`translations.${locale}.name`);
          change({ names: { ...draft.names, [locale]: name } });
        }}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('actions.save')}
        </Button>
        <Button onClick={onDone}>{common('actions.cancel')}</Button>
      </div>
    </form>
  );
}

interface OtherNamesProps {
  names: GradeDraft['names'];
  error(locale: Locale): string | undefined;
  onChange(locale: Locale, name: string): void;
}

function OtherNames({ names, error, onChange }: OtherNamesProps) {
  const t = useTranslations('adminGrades');
  return (
    <details>
      <summary className="tap-area cursor-pointer rounded-sm font-medium">{t('names')}</summary>
      <p className="pt-1 pb-3 text-ink-faint text-note">{t('namesHint')}</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        {otherLocales.map((locale) => (
          <TextField
            key={locale}
            name={`translations.${locale}.name`}
            label={nativeNames[locale]}
            maxLength={120}
            value={names[locale] ?? ''}
            error={error(locale)}
            onValueChange={(name) => onChange(locale, name)}
          />
        ))}
      </div>
    </details>
  );
}
