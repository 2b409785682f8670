import { BareLink } from '../../ui/actions/bare-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useShell } from '../shell-data.ts';

/** The logo links home, or to the address that the panel's owner has set. */
export function HomeLink({ className }: { className?: string }) {
  const t = useTranslations('shell.header');
  const { panelName, logos } = useShell().settings;
  return (
    <BareLink
      href={logos.destinationUrl ?? '/'}
      aria-label={t('home', { panel: panelName })}
      className={classNames(
        'home-link -mx-1 flex min-h-tap min-w-0 shrink items-center rounded-sm px-1',
        className,
      )}
    >
      <PanelLogo />
    </BareLink>
  );
}

/** The panel's logo for each theme, or our mark and the panel's name. */
export function PanelLogo() {
  const { panelName, logos } = useShell().settings;
  if (!logos.light) {
    return (
      <span className="flex min-w-0 items-center gap-2.5">
        <Mark />
        <span className="panel-name truncate font-semibold text-20 tracking-tight">{panelName}</span>
      </span>
    );
  }
  return (
    <>
      <img
        src={logos.light}
        alt={logos.alt || panelName}
        className="h-8 w-auto max-w-full object-contain dark:hidden"
      />
      <img
        src={logos.dark ?? logos.light}
        alt={logos.alt || panelName}
        className="hidden h-8 w-auto max-w-full object-contain dark:block"
      />
    </>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="currentColor" fillOpacity="0.16" />
      <path
        d="M8 23V10.5l8 7 8-7V23"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="7.5" r="1.6" fill="currentColor" />
    </svg>
  );
}
