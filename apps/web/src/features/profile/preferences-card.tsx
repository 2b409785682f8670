import { isLocale, locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useTranslations } from 'use-intl';
import { setCookie } from '../../lib/cookies.ts';
import { useServices } from '../../lib/use-services.ts';
import type { Profile } from '../../shell/session/profile.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useInstantSave } from './use-instant-save.ts';

export function PreferencesCard({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.preferences');
  const { locale: shown } = useServices();
  const { pending, save } = useInstantSave();
  const choose = async (locale: string) => {
    if (!isLocale(locale) || !(await save({ locale })) || locale === shown) return;
    setCookie('locale', locale, 365);
    // Another language is another document, as with the menu in the header.
    window.location.assign(localizedPath('/profile', locale));
  };
  return (
    <Card id="preferences" title={t('title')}>
      <div className="grid gap-5 roomy:grid-cols-2">
        <Field label={t('language')} hint={t('languageHint')}>
          {(control) => (
            <Select
              {...control}
              value={pending.locale ?? profile.locale}
              onChange={(event) => choose(event.target.value)}
              options={locales.map((value) => ({ value, label: nativeNames[value] }))}
            />
          )}
        </Field>
        <TimeZoneField
          value={pending.time_zone ?? profile.time_zone}
          onChange={(time_zone) => save({ time_zone })}
        />
      </div>
    </Card>
  );
}
