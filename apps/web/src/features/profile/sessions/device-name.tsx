import type { SessionView } from '@marquee/contract/generated/account.ts';
import { Bot, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

type Device = SessionView['device'];

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet, program: Bot };

export function DeviceIcon({ device }: { device: Device }) {
  const Icon = icons[device.kind];
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
      <Icon className="size-5" aria-hidden="true" />
    </span>
  );
}

/** "Chrome on Windows", as far as the browser says. */
export function useDeviceName(): (device: Device) => string {
  const t = useTranslations('profile.sessions');
  return ({ browser, system, kind }) => {
    if (browser && system) return t('device', { browser, system });
    if (kind === 'program') return t('program');
    return browser ?? system ?? t('unknown');
  };
}
