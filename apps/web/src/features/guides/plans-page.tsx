import { useTranslations } from 'use-intl';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Guide, guideHead } from './guide.tsx';

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().guides?.plans);

const topics = ['slots', 'track', 'trial', 'full'] as const;

export function Page() {
  const t = useTranslations('guides.plans');
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="ranks"
      sections={topics.map((id) => ({ id, title: t(`${id}.title`), body: <p>{t(`${id}.text`)}</p> }))}
      next={[
        { href: '/youtube-campaign/create', label: t('start') },
        { href: '/about-youtube-keyword-tool', label: t('about') },
      ]}
    />
  );
}
