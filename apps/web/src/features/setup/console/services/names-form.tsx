import type { ConsoleService } from '@marquee/contract/generated/console.ts';
import { type Locale, locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { useServiceForm } from './use-service-form.ts';

/** The name in every language; where one is empty, the English one is shown. */
export function NamesForm({ service }: { service: ConsoleService }) {
  const t = useTranslations('adminSetup.services');
  const save = useTranslations('adminSetup')('save');
  const services = useServices();
  const initial = Object.fromEntries(locales.map((locale) => [locale, service.names[locale] ?? '']));
  const { form, field } = useServiceForm(
    initial,
    (names) =>
      services.call('changeService', {
        params: { id: service.id },
        body: { names: names as Partial<Record<Locale, string>> },
      }),
    (locale) => `names.${locale}`,
  );
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('names')}</h3>
      {locales.map((locale) => (
        <TextField key={locale} label={nativeNames[locale]} maxLength={400} {...field(locale)} />
      ))}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {save}
      </Button>
    </form>
  );
}
