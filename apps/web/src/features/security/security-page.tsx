import { ShieldAlert } from 'lucide-react';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { loadSecurity, SecuritySection } from './security-section.tsx';

export const load: PageModule['load'] = loadSecurity;

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().security?.title ?? '',
});

/** Staff who must set up a second factor are sent here first. */
export function Page() {
  const t = useTranslations('security');
  const owes = useProfile()?.lacks_second_factor ?? false;
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} />
      <div className="flex max-w-[50rem] flex-col gap-5">
        {owes && (
          <p role="status" className="flex gap-2.5 rounded-md bg-warning-soft px-3.5 py-3 text-warning-text">
            <ShieldAlert className="mt-px size-5 shrink-0" aria-hidden="true" />
            {t('required')}
          </p>
        )}
        <SecuritySection />
      </div>
    </>
  );
}
