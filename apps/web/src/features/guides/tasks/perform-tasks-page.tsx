import type { PageModule } from '../../../shell/routing/page-module.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Guide, guideHead } from '../guide.tsx';
import { Callout, Definitions, Points, Steps } from '../guide-parts.tsx';

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().earning?.perform);

const states = ['started', 'ended', 'approved', 'rejected', 'expired'] as const;

export function Page() {
  const labels = useTranslations('earning');
  const t = useTranslations('earning.perform');
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="tasks"
      sections={[
        {
          id: 'steps',
          title: t('steps.title'),
          body: <Steps items={[t('steps.choose'), t('steps.start'), t('steps.act'), t('steps.end')]} />,
        },
        {
          id: 'check',
          title: t('check.title'),
          body: (
            <>
              <p>{t('check.text')}</p>
              <Callout>{t('check.note')}</Callout>
            </>
          ),
        },
        {
          id: 'states',
          title: t('states.title'),
          body: (
            <Definitions
              items={states.map((state) => ({
                term: t(`states.${state}.name`),
                text: t(`states.${state}.text`),
              }))}
            />
          ),
        },
        {
          id: 'reasons',
          title: t('reasons.title'),
          body: (
            <Points
              items={[t('reasons.channel'), t('reasons.hidden'), t('reasons.undone'), t('reasons.early')]}
            />
          ),
        },
      ]}
      next={[
        { href: '/tasks', label: labels('open') },
        { href: '/tasks/how-to-use-rewards', label: labels('rewards.title') },
        { href: '/tasks/faq', label: labels('faq.title') },
      ]}
    />
  );
}
