import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import { textLinkClass } from '../../ui/actions/text-link.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';

interface TimeZoneFieldProps {
  value: string;
  onChange(timeZone: string): void;
}

const named = (zone: string) => zone.replaceAll('_', ' ');

/** Which zones there are, and this device's own, only the browser knows: they come after the first render. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const t = useTranslations('profile.preferences');
  const { locale } = useServices();
  const now = new Date(useRenderedAt());
  const [zones, setZones] = useState<readonly string[]>([]);
  const [device, setDevice] = useState<string>();
  useEffect(() => {
    setZones(['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]);
    setDevice(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, []);
  const options = zones.includes(value) ? zones : [value, ...zones];
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short', timeZone: value }).format(
    now,
  );
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
        <button
          type="button"
          className={`${textLinkClass} self-start text-note`}
          onClick={() => onChange(device)}
        >
          {t('useDevice', { zone: named(device) })}
        </button>
      )}
    </div>
  );
}
