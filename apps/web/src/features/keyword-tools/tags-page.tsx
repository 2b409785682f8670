import type { GeneratedTags } from '@marquee/contract/generated/youtube.ts';
import { useState } from 'react';
import { countriesQuery } from '../../product/countries/countries-query.ts';
import { applicationData } from '../../shell/document/structured-data.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { TagForm } from './tag-form.tsx';
import { TagResult } from './tag-result.tsx';

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(countriesQuery(services));
};

export const head: PageModule['head'] = ({ phrases }) => {
  const { title = '', description } = phrases.current().keywords?.tags ?? {};
  return {
    title,
    description,
    structuredData:
      import.meta.env.SSR && description ? [applicationData({ name: title, description })] : undefined,
  };
};

export function Page() {
  const t = useTranslations('keywords.tags');
  const isSignedIn = useProfile() !== null;
  const [found, setFound] = useState<{ answer: GeneratedTags; number: number }>();
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <>
            {isSignedIn && <LinkButton href="/keywords-tools">{t('research')}</LinkButton>}
            <LinkButton href="/about-youtube-keyword-tool">{t('about')}</LinkButton>
          </>
        }
      />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card>
            <TagForm
              onFound={(answer) => setFound((before) => ({ answer, number: (before?.number ?? 0) + 1 }))}
            />
          </Card>
          {found && <TagResult key={found.number} found={found.answer} />}
        </div>
        <Card title={t('how.title')}>
          <ol className="flex list-decimal flex-col gap-3 ps-5 text-ink-soft marker:text-ink-faint">
            <li className="ps-1">{t('how.enter')}</li>
            <li className="ps-1">{t('how.choose')}</li>
            <li className="ps-1">{t('how.paste')}</li>
          </ol>
        </Card>
      </div>
    </>
  );
}
