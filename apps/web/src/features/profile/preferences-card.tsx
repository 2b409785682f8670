import { formatClock } from '@marquee/domain/format/date.ts';
import { isLocale, locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useEffect, useState } from 'react';
import { setCookie } from '../../lib/cookies.ts';
import { useServices } from '../../lib/use-services.ts';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import type { Profile } from '../../shell/session/profile.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useInstantSave } from './use-instant-save.ts';

interface TimeZoneFieldProps {
  value: string;
  onChange(timeZone: string): void;
}

const named = (zone: string) => zone.replaceAll('_', ' ');

export function PreferencesCard({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.preferences');
  const { locale: shown } = useServices();
  const { pending, save } = useInstantSave();
  const choose = async (locale: string) => {
    if (!isLocale(locale) || !(await save({ locale })) || locale === shown) return;
    setCookie('locale', locale, 365);
    // Another language is a full page load, as with the menu in the header.
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

/** Only the browser knows the time zones and its own, so they appear after the first render. */
function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const t = useTranslations('profile.preferences');
  const now = new Date(useRenderedAt());
  const [zones, setZones] = useState<readonly string[]>([]);
  const [device, setDevice] = useState<string>();
  useEffect(() => {
    setZones(['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]);
    setDevice(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, []);
  const options = zones.includes(value) ? zones : [value, ...zones];
  const time = formatClock(now, value);
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={t('timeZone')} hint={<span suppressHydrationWarning>{t('timeZoneHint', { time })}</span>}>
        {(control) => (
          <Select
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            options={options.map((zone) => ({ value: zone, label: named(zone) }))}
          />
        )}
      </Field>
      {device && device !== value && (
        <button type="button" className="text-link self-start text-note" onClick={() => onChange(device)}>
          {t('useDevice', { zone: named(device) })}
        </button>
      )}
    </div>
  );
}
