import { type Locale, nativeNames } from '@marquee/domain/locale/locales.ts';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { translatedLocales } from './offer-draft.ts';

interface OfferNamesProps {
  names: Partial<Record<Locale, string>>;
  error(locale: Locale): string | undefined;
  onChange(locale: Locale, name: string): void;
}

/** The name in the other languages; folded, because most offers are written once. */
export function OfferNames({ names, error, onChange }: OfferNamesProps) {
  const t = useTranslations('adminOffers');
  const written = translatedLocales.filter((locale) => names[locale]?.trim()).length;
  const isWrong = translatedLocales.some((locale) => error(locale));
  return (
    <details open={isWrong || undefined} className="rounded-md border border-line">
      <summary className="min-h-tap cursor-pointer px-3 py-2.5 font-medium">
        {t('translations', { written: String(written), total: String(translatedLocales.length) })}
      </summary>
      <div className="flex flex-col gap-3 p-3 pt-1">
        {translatedLocales.map((locale) => (
          <TextField
            key={locale}
            label={nativeNames[locale]}
            lang={locale.replace('_', '-')}
            dir="auto"
            maxLength={200}
            autoComplete="off"
            value={names[locale] ?? ''}
            onValueChange={(name) => onChange(locale, name)}
            error={error(locale)}
          />
        ))}
      </div>
    </details>
  );
}
