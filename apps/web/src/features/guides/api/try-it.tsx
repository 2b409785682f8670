import { Play } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { codeSample, type Language, languageNames } from '../../../product/reseller/code-samples.ts';
import { placeholderKey, useMadeKey } from '../../../product/reseller/sample-values.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { CodeBlock } from '../../../ui/text/code-block.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { actions } from './actions.ts';
import { type Called, callApi, formatAnswer } from './call-api.ts';

import { TryFields } from './try-fields.tsx';

type ActionName = (typeof actions)[number]['name'];

/** Really calls the API, with the key typed here and nothing else of the visitor's. */
export function TryIt({ language, url }: { language: Language; url: string }) {
  const t = useTranslations('reseller');
  const labels = useTranslations('common');
  const made = useMadeKey();
  const [typed, setTyped] = useState<string>();
  const [name, setName] = useState<ActionName>('balance');
  const [values, setValues] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<Called | 'keyless' | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const key = (typed ?? made ?? '').trim();
  const action = actions.find((known) => known.name === name) ?? actions[0];
  const filled = action.parameters.flatMap((parameter) => {
    const value = values[parameter];
    return value ? [[parameter, value] as const] : [];
  });
  const fields = { key: key || placeholderKey, action: name, ...Object.fromEntries(filled) };

  const send = async () => {
    if (key === '') return setOutcome('keyless');
    const question = { title: t('try.confirmTitle'), text: t('try.confirmText'), agree: t('try.confirm') };
    if (name === 'add' && !(await confirm(question))) return;
    setBusy(true);
    setOutcome(await callApi(fields).catch(() => 'failed' as const));
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  return (
    <form
      onSubmit={submit}
      method="post"
      noValidate
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 tablet:p-5"
    >
      <TextField
        label={t('try.key')}
        hint={t('try.keyHint')}
        error={outcome === 'keyless' ? t('try.keyMissing') : undefined}
        value={typed ?? made ?? ''}
        onValueChange={setTyped}
        placeholder="mq_…"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        className="font-mono"
      />
      <Field label={t('try.action')}>
        {(control) => (
          <Select
            {...control}
            value={name}
            onChange={(event) => {
              setName(event.target.value as ActionName);
              setOutcome(undefined);
            }}
            options={actions.map((known) => ({
              value: known.name,
              label: `${known.name} · ${t(`actions.${known.name}.title`)}`,
            }))}
          />
        )}
      </Field>
      <TryFields
        names={action.parameters}
        values={values}
        onChange={(parameter, value) => setValues((before) => ({ ...before, [parameter]: value }))}
      />
      <CodeBlock
        title={`${t('request')} · ${languageNames[language]}`}
        code={codeSample(language, url, fields)}
        copyLabel={labels('actions.copy')}
        copiedLabel={labels('states.copied')}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        icon={<Play className="size-4" aria-hidden="true" />}
        loading={isBusy}
      >
        {t('try.send')}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {outcome === 'failed' && <Notice tone="danger">{labels('states.failed')}</Notice>}
        {typeof outcome === 'object' && <TryAnswer called={outcome} />}
      </div>
    </form>
  );
}

function TryAnswer({ called }: { called: Called }) {
  const t = useTranslations('reseller');
  const labels = useTranslations('common');
  const { code, entries } = formatAnswer(called.text);
  const facts = [`HTTP ${called.status}`, `${called.milliseconds} ms`];
  if (called.retryAfter !== null) facts.push(`Retry-After: ${called.retryAfter}`);
  return (
    <div className="grid gap-2">
      <CodeBlock
        title={`${t('answer')} · ${facts.join(' · ')}`}
        code={code}
        copyLabel={labels('actions.copy')}
        copiedLabel={labels('states.copied')}
      />
      {entries !== undefined && <p className="text-ink-faint text-note">{t('try.shortened', { entries })}</p>}
    </div>
  );
}
