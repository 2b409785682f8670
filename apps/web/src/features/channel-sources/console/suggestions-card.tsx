import type { ChannelSource } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useKeepSource } from './api.ts';

/** Where keyword suggestions come from, and a look at some. */
export function SuggestionsCard({ source }: { source: ChannelSource }) {
  const t = useTranslations('adminSources.suggestions');
  const { call } = useServices();
  const keep = useKeepSource();
  const { run } = useAction();
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<readonly string[]>();
  const form = useForm(async () => {
    setFound(undefined);
    setFound((await call('testSuggestionSource', { body: { keyword } })).data.suggestions);
  });
  const choose = (suggestions: ChannelSource['suggestions']) => {
    setFound(undefined);
    void run(async () => keep(await call('setSuggestionSource', { body: { suggestions } })), {
      done: t('saved'),
    });
  };
  return (
    <Card title={t('title')} text={t('text')}>
      <form {...form.form} className="flex flex-col gap-4">
        <Segmented
          label={t('title')}
          className="self-start"
          value={source.suggestions}
          options={[
            { value: 'sample', label: t('sample') },
            { value: 'google', label: t('google') },
          ]}
          onValueChange={choose}
        />
        <TextField
          label={t('keyword')}
          name="keyword"
          autoComplete="off"
          maxLength={100}
          value={keyword}
          onValueChange={(value) => {
            form.clear('keyword');
            setKeyword(value);
          }}
          error={form.error('keyword')}
        />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        {found && <Found suggestions={found} />}
        <Button type="submit" className="self-start" loading={form.isSending}>
          {t('ask')}
        </Button>
      </form>
    </Card>
  );
}

function Found({ suggestions }: { suggestions: readonly string[] }) {
  const t = useTranslations('adminSources.suggestions');
  if (suggestions.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul aria-label={t('found')} className="flex flex-wrap gap-1.5">
      {suggestions.map((suggestion) => (
        <li key={suggestion} className="wrap-anywhere rounded-sm bg-sunken px-2 py-1 text-note">
          {suggestion}
        </li>
      ))}
    </ul>
  );
}
