import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../ui/actions/bare-link.tsx';

/** The one loud button of the bar. On phones the bar at the foot of the screen has it. */
export function NewOrderLink({ href }: { href: string | undefined }) {
  const t = useTranslations('shell.header');
  if (!href) return null;
  return (
    <BareLink
      href={href}
      className="inline-flex min-h-tap shrink-0 items-center gap-1.5 whitespace-nowrap rounded-md bg-on-header px-3 font-semibold text-body text-header-right transition-opacity hover:opacity-90 focus-visible:outline-on-header max-tablet:hidden"
    >
      <Plus className="size-4.5" aria-hidden="true" />
      <span className="max-desktop:sr-only">{t('newOrder')}</span>
    </BareLink>
  );
}
