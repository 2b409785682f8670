import { useTranslations } from 'use-intl';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { useShell } from '../shell-data.ts';
import { PanelLogo } from './panel-logo.tsx';

/** The logo leads home, or wherever the panel's owner sends those who press it. */
export function HomeLink() {
  const t = useTranslations('shell.header');
  const { panelName, logos } = useShell().settings;
  return (
    <BareLink
      href={logos.destinationUrl ?? '/'}
      aria-label={t('home', { panel: panelName })}
      className="home-link flex min-h-tap min-w-0 shrink items-center rounded-sm px-1"
    >
      <PanelLogo />
    </BareLink>
  );
}
