import { ApiError } from '@marquee/contract/client.ts';
import type { GeneratedTags } from '@marquee/contract/generated/youtube.ts';
import { type Locale, localeWithRegion } from '@marquee/domain/locale/locales.ts';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { CountryChoice, firstCountry } from './country-choice.tsx';

const longestText = 300;

/** A title, a keyword or an address of a video; the server tells which it is. */
export function TagForm({ onFound }: { onFound(found: GeneratedTags): void }) {
  const t = useTranslations('keywords.tags');
  const { call, locale } = useServices();
  const [text, setText] = useState('');
  const [country, setCountry] = useState(() => countryOf(locale));
  const form = useForm(async () => {
    const typed = text.trim();
    if (typed.length < 2) throw new ApiError(422, { errors: { text: [t('required')] } });
    onFound((await call('generateTags', { body: { text: typed, country } })).data);
  });
  return (
    <form {...form.form} className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_15rem_auto]">
      <TextField
        label={t('field')}
        placeholder={t('placeholder')}
        autoComplete="off"
        maxLength={longestText}
        value={text}
        onValueChange={(value) => {
          setText(value);
          form.clear('text');
        }}
        error={form.error('text')}
      />
      <CountryChoice value={country} onChange={setCountry} />
      <Button
        type="submit"
        variant="primary"
        loading={form.isSending}
        className="tablet:mt-[calc(1.5em+6px)]"
      >
        {t('generate')}
      </Button>
      {form.message && (
        <div className="tablet:col-span-3">
          <Notice tone="danger">{form.message}</Notice>
        </div>
      )}
    </form>
  );
}

/** Where most readers of the page's language are; for English, the tool's usual country. */
function countryOf(locale: Locale): string {
  return locale === 'en' ? firstCountry : (localeWithRegion(locale).split('_')[1] ?? firstCountry);
}
