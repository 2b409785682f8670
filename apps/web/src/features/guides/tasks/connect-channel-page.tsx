import type { PageModule } from '../../../shell/routing/page-module.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Guide, guideHead } from '../guide.tsx';
import { Callout, Steps } from '../guide-parts.tsx';

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().earning?.connect);

export function Page() {
  const labels = useTranslations('earning');
  const t = useTranslations('earning.connect');
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="channel"
      sections={[
        {
          id: 'code',
          title: t('code.title'),
          body: <Steps items={[t('code.open'), t('code.copy'), t('code.paste'), t('code.confirm')]} />,
        },
        {
          id: 'public',
          title: t('public.title'),
          body: (
            <>
              <p>{t('public.text')}</p>
              <Steps items={[t('public.open'), t('public.off'), t('public.check')]} />
              <Callout>{t('public.note')}</Callout>
            </>
          ),
        },
        { id: 'trouble', title: t('trouble.title'), body: <p>{t('trouble.text')}</p> },
        { id: 'several', title: t('several.title'), body: <p>{t('several.text')}</p> },
      ]}
      next={[
        { href: '/profile', label: t('profile') },
        { href: '/tasks/how-to-perform-the-tasks', label: labels('perform.title') },
      ]}
    />
  );
}
