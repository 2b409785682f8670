import type { PageModule } from '../../shell/routing/page-module.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Guide, guideHead } from './guide.tsx';
import { Callout, Steps } from './guide-parts.tsx';

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().guides?.keywords);

export function Page() {
  const t = useTranslations('guides.keywords');
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="search"
      sections={[
        {
          id: 'how',
          title: t('how.title'),
          body: <Steps items={[t('how.word'), t('how.country'), t('how.choose'), t('how.write')]} />,
        },
        {
          id: 'source',
          title: t('source.title'),
          body: (
            <>
              <p>{t('source.text')}</p>
              <Callout>{t('source.note')}</Callout>
            </>
          ),
        },
        { id: 'limit', title: t('limit.title'), body: <p>{t('limit.text')}</p> },
        {
          id: 'good',
          title: t('good.title'),
          body: (
            <>
              <p>{t('good.text')}</p>
              <Callout tone="warning">{t('good.note')}</Callout>
            </>
          ),
        },
        { id: 'track', title: t('track.title'), body: <p>{t('track.text')}</p> },
      ]}
      next={[
        { href: '/keywords-tools', label: t('open') },
        { href: '/plans-and-pricing', label: t('plans') },
      ]}
    />
  );
}
