import type { PageModule } from '../../../shell/routing/page-module.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Guide, guideHead } from '../guide.tsx';
import { Callout, Steps } from '../guide-parts.tsx';

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().earning?.rewards);

export function Page() {
  const labels = useTranslations('earning');
  const t = useTranslations('earning.rewards');
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="rewards"
      sections={[
        { id: 'where', title: t('where.title'), body: <p>{t('where.text')}</p> },
        {
          id: 'spend',
          title: t('spend.title'),
          body: (
            <>
              <p>{t('spend.text')}</p>
              <Callout tone="warning">{t('spend.note')}</Callout>
            </>
          ),
        },
        {
          id: 'withdraw',
          title: t('withdraw.title'),
          body: (
            <>
              <Steps items={[t('withdraw.method'), t('withdraw.amount'), t('withdraw.wait')]} />
              <Callout>{t('withdraw.note')}</Callout>
            </>
          ),
        },
      ]}
      next={[
        { href: '/withdrawal', label: t('open') },
        { href: '/tasks', label: labels('open') },
        { href: '/tasks/faq', label: labels('faq.title') },
      ]}
    />
  );
}
