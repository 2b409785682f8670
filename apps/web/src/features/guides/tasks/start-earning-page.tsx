import type { PageModule } from '../../../shell/routing/page-module.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Guide, guideHead } from '../guide.tsx';
import { Callout, Steps } from '../guide-parts.tsx';

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().earning?.start);

export function Page() {
  const labels = useTranslations('earning');
  const t = useTranslations('earning.start');
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="tasks"
      sections={[
        { id: 'what', title: t('what.title'), body: <p>{t('what.text')}</p> },
        {
          id: 'begin',
          title: t('begin.title'),
          body: (
            <Steps items={[t('begin.account'), t('begin.connect'), t('begin.perform'), t('begin.reward')]} />
          ),
        },
        {
          id: 'expect',
          title: t('expect.title'),
          body: (
            <>
              <p>{t('expect.text')}</p>
              <Callout tone="warning">{t('expect.note')}</Callout>
            </>
          ),
        },
      ]}
      next={[
        { href: '/tasks/how-to-connect-a-youtube-account', label: labels('connect.title') },
        { href: '/tasks/faq', label: labels('faq.title') },
      ]}
    />
  );
}
