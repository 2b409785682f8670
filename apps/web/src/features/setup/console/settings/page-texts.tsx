import { type TextPage, textPages } from '@marquee/domain/legal/text-pages.ts';
import { type Locale, locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Textarea } from '../../../../ui/forms/textarea.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { pageTextQuery, pageTextsQuery } from './api.ts';

/** The panel's own terms, privacy, refund and contact pages, language by language. */
export function PageTexts() {
  const t = useTranslations('adminSettings.pages');
  const services = useServices();
  const isAllowed = useProfile()?.permissions.includes('content.manage') ?? false;
  const [page, setPage] = useState<TextPage>('terms');
  const [locale, setLocale] = useState<Locale>('en');
  const written = useQuery({ ...pageTextsQuery(services), enabled: isAllowed }).data ?? [];
  const stored = useQuery({ ...pageTextQuery(services, page, locale), enabled: isAllowed }).data;
  if (!isAllowed) return null;
  const has = (name: Locale) => written.some((row) => row.page === page && row.locale === name);
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('title')}
            value={page}
            options={textPages.map((value) => ({ value, label: t(`names.${value}`) }))}
            onValueChange={setPage}
          />
          <div className="w-56">
            <Select
              aria-label={t('language')}
              value={locale}
              options={locales.map((value) => ({
                value,
                label: has(value) ? `${nativeNames[value]} ✓` : nativeNames[value],
              }))}
              onChange={({ target }) => setLocale(locales.find((name) => name === target.value) ?? locale)}
            />
          </div>
        </div>
        {stored !== undefined && (
          <PageTextForm
            key={`${page} ${locale} ${stored.length}`}
            page={page}
            locale={locale}
            stored={stored}
          />
        )}
      </div>
    </Card>
  );
}

function PageTextForm({ page, locale, stored }: { page: TextPage; locale: Locale; stored: string }) {
  const t = useTranslations('adminSettings.pages');
  const save = useTranslations('adminSetup')('save');
  const services = useServices();
  const toast = useToast();
  const [body, setBody] = useState(stored);
  const form = useForm(async () => {
    await services.call('setPageText', { params: { page, locale }, body: { body } });
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.pageTexts]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3">
      <Field label={t('body')} hint={t('bodyHint')} error={form.error('body')}>
        {(control) => (
          <Textarea
            {...control}
            rows={10}
            maxLength={100_000}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        )}
      </Field>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        disabled={body === stored}
        loading={form.isSending}
      >
        {save}
      </Button>
    </form>
  );
}
