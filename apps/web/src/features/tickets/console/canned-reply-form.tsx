import type { CannedReply } from '@marquee/contract/generated/console.ts';
import { defaultLocale, type Locale, locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import { replyPlaceholders } from '@marquee/domain/tickets/canned-reply.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface CannedReplyFormProps {
  /** Undefined: a new one. */
  reply: CannedReply | undefined;
  onDone(): void;
}

/** The title and one text for each language that has one; the language is chosen above the text. */
export function CannedReplyForm({ reply, onDone }: CannedReplyFormProps) {
  const t = useTranslations('adminSupport.replies');
  const common = useTranslations('common.actions');
  const services = useServices();
  const toast = useToast();
  const { isBusy, run } = useAction();
  const [title, setTitle] = useState(reply?.title ?? '');
  const [texts, setTexts] = useState<Partial<Record<Locale, string>>>(
    Object.fromEntries((reply?.texts ?? []).map(({ locale, text }) => [locale, text])),
  );
  const [locale, setLocale] = useState<Locale>(reply?.texts[0]?.locale ?? defaultLocale);
  const written = locales.filter((one) => texts[one]?.trim());
  const form = useForm(async () => {
    const body = { title, texts: written.map((one) => ({ locale: one, text: texts[one] ?? '' })) };
    if (reply) await services.call('changeCannedReply', { params: { id: reply.id }, body });
    else await services.call('createCannedReply', { body });
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.cannedReplies]);
    onDone();
  });
  const remove = async (id: number) => {
    const done = await run(() => services.call('deleteCannedReply', { params: { id } }), {
      done: t('deleted'),
      refresh: [consoleKeys.cannedReplies],
    });
    if (done) onDone();
  };
  // The server names a text by its place among those that were sent.
  const refused = written.find((_, index) => form.error(`texts.${index}.text`));
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <TextField
        label={t('name')}
        name="title"
        maxLength={100}
        autoComplete="off"
        value={title}
        onValueChange={(value) => {
          form.clear('title');
          setTitle(value);
        }}
        error={form.error('title') && (title.trim() ? t('nameTaken') : form.error('title'))}
      />
      <Field label={t('language')} hint={t('languages', { count: written.length })}>
        {(control) => (
          <Select
            {...control}
            value={locale}
            options={locales.map((one) => ({
              value: one,
              label: texts[one]?.trim() ? `${nativeNames[one]} ✓` : nativeNames[one],
            }))}
            onChange={({ target }) => setLocale(locales.find((one) => one === target.value) ?? locale)}
          />
        )}
      </Field>
      <Field
        label={t('body')}
        hint={t('placeholders', { names: replyPlaceholders.map((name) => `{${name}}`).join(', ') })}
        error={refused ? t('wrongPlaceholder', { language: nativeNames[refused] }) : form.error('texts')}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={7}
            maxLength={5000}
            value={texts[locale] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [locale]: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {reply && (
          <Button variant="danger" loading={isBusy} onClick={() => void remove(reply.id)}>
            {t('delete')}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('save')}
        </Button>
      </div>
    </form>
  );
}
